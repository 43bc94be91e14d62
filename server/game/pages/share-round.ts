import { copyButton } from './copy-button.ts';
import { drawRound } from './draw-round.ts';
import { button, el } from './element.ts';
import { roundWords, type CheckedRound } from './round-words.ts';
import type { VerifyTexts } from './texts/verify-texts.ts';

/** Some browsers share, and refuse files. */
function canShareFiles(): boolean {
  try {
    return navigator.canShare({ files: [new File([], 'probe.png', { type: 'image/png' })] });
  } catch {
    return false;
  }
}

/**
 * Shares a checked round as a picture with the address that checks it; copies it as a text where no picture can
 * be shared. Drawn beforehand, as the share sheet opens only in the press itself.
 */
export function shareRound(t: VerifyTexts, round: CheckedRound, address: string): HTMLElement {
  const words = roundWords(t, round, address);
  const copy = copyButton(t, words.text, 'tool');
  if (!canShareFiles()) return copy;
  const [place = ''] = address.split('#');
  const share = button(t.share, 'action quiet', () => {
    if (file === undefined) return;
    // Cancelled, or refused by the browser: nothing was shared, and nothing is lost.
    navigator.share({ files: [file], text: words.text }).catch(() => undefined);
  });
  share.disabled = true;
  let file: File | undefined;
  void prepare();
  return el('div', { class: 'share' }, share, copy);

  async function prepare(): Promise<void> {
    const notes = [t.howTo, place, t.care];
    const picture = await drawRound({ ...words, checked: t.matches, notes });
    if (picture === null) return;
    file = new File([picture], 'round.png', { type: picture.type });
    share.disabled = false;
  }
}
