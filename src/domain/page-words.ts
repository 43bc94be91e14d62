/** What the page says before any text is loaded, in the languages of the app (spec §1). */
export interface PageWords {
  /** Of the browser's tab and the phone's list of apps. */
  readonly title: string;
  /** What the lobby's skeleton is called for readers. */
  readonly loading: string;
}

const ENGLISH: PageWords = { title: 'Parola: game lobby', loading: 'Loading Parola' };
const THAI: PageWords = { title: 'Parola: ล็อบบี้เกม', loading: 'กำลังโหลด Parola' };

/** @param language as a page names it, e.g. `th-TH`; English stands in for one that is not known */
export function pageWords(language: string): PageWords {
  return language === 'th-TH' ? THAI : ENGLISH;
}
