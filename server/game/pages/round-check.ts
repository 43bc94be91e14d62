import type { RoundEntry } from '#server/game/play/round-entries.ts';
import { el } from './element.ts';
import type { PageTexts } from './texts/page-text-shape.ts';
import { verifyTextsIn } from './texts/verify-texts.ts';
import { drawsFor, isBound, outcomeOf } from './verify-round.ts';

/**
 * Repeats a round whose seed has been revealed, and says what came of it. For a visitor, whose page may have no
 * server to ask.
 */
export async function checkRound(
  { fairUnchecked }: Pick<PageTexts, 'fairUnchecked'>,
  lang: string,
  { serverSeed, serverHash, clientSeed, nonce, view }: RoundEntry,
): Promise<HTMLElement> {
  const t = verifyTextsIn(lang);
  const says = (look: string, ...lines: readonly string[]): HTMLElement =>
    el(
      'div',
      { class: 'check', role: 'status' },
      ...lines.map((line, index) => el('p', index === 0 ? { class: look } : {}, line)),
    );
  try {
    const seed = serverSeed ?? '';
    const matches = await isBound(seed, serverHash);
    const draws = await drawsFor(seed, clientSeed, nonce);
    const outcome = outcomeOf(t, view.kind, draws, 'returnBps' in view ? view.returnBps : 0);
    return says(matches ? 'good' : 'bad', matches ? t.matches : t.differs, outcome);
  } catch {
    // Browsers have their cryptography on secure pages only.
    return says('bad', fairUnchecked);
  }
}
