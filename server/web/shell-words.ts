import type { ClientSettings } from '#contract/client-settings.ts';
import { pageWords } from '#domain/page-words.ts';

/** What the page says before its script runs, or without one. */
interface ShellWords {
  language: string;
  description: string;
  noScript: string;
}

/** In each market's own language (spec §1). The English ones stand in index.html as they are here. */
const WORDS: Readonly<Record<ClientSettings['market'], ShellWords>> = {
  ph: {
    language: 'en-PH',
    description:
      'A night market of games by the sea: slots, fishing, poker, sports and live tables in one lobby. For players aged 21 and over.',
    noScript: 'Parola needs JavaScript. Please allow it for this site and load the page again.',
  },
  th: {
    language: 'th-TH',
    description:
      'ตลาดเกมกลางคืนริมทะเล รวมสล็อต ยิงปลา ไพ่ กีฬา และโต๊ะสดไว้ในล็อบบี้เดียว สำหรับผู้มีอายุ 21 ปีขึ้นไป',
    noScript: 'Parola ต้องใช้ JavaScript กรุณาอนุญาตสำหรับเว็บไซต์นี้แล้วโหลดหน้าอีกครั้ง',
  },
};

/** The words of the page, each with the place where it stands: what is before it and behind it. */
export function shellWords(
  market: ClientSettings['market'],
): readonly (readonly [RegExp, string])[] {
  const { language, description, noScript } = WORDS[market];
  const { title, loading } = pageWords(language);
  return [
    [/(<html[^>]*\slang=")[^"]*(")/, language],
    [/(<title>)[^<]*(<\/title>)/, title],
    [/(<meta\s+name="description"\s+content=")[^"]*(")/, description],
    [/(<p class="shell-noscript">)[^<]*(<\/p>)/, noScript],
    [/(<div id="shell"[^>]*\saria-label=")[^"]*(")/, loading],
  ];
}

/** Title and description of the app in a market's language. */
export function shellTexts(market: ClientSettings['market']): {
  title: string;
  description: string;
} {
  const { language, description } = WORDS[market];
  return { title: pageWords(language).title, description };
}
