import type { RoundEntry } from '#server/game/play/round-entries.ts';
import { copyButton } from './copy-button.ts';
import { el } from './element.ts';
import type { Stage } from './game-part.ts';
import { roundWords, type CheckedRound } from './round-words.ts';
import { verifyTextsIn } from './texts/verify-texts.ts';
import { drawsFor, isBound, outcomeOf } from './verify-round.ts';

/** What is known of a round before it is checked. */
export function roundFacts(
  { format, state }: Stage,
  { bet, win, serverSeed, serverHash, clientSeed, nonce }: RoundEntry,
): Omit<CheckedRound, 'outcome'> {
  return {
    game: state.game.name,
    bet: format.money(bet),
    win: format.money(win),
    isDemo: state.isDemo,
    serverSeed: serverSeed ?? '',
    serverHash,
    clientSeed,
    nonce: String(nonce),
  };
}

/**
 * Repeats a round whose seed has been revealed, and says what came of it. For a visitor, whose page may have no
 * server to ask.
 */
export async function checkRound(stage: Stage, entry: RoundEntry): Promise<HTMLElement> {
  const t = verifyTextsIn(stage.state.lang);
  const { nonce, view } = entry;
  const facts = roundFacts(stage, entry);
  const says = (look: string, ...lines: readonly (Node | string)[]): HTMLElement =>
    el(
      'div',
      { class: 'check', role: 'status' },
      ...lines.map((line, index) =>
        typeof line === 'string' ? el('p', index === 0 ? { class: look } : {}, line) : line,
      ),
    );
  try {
    const matches = await isBound(facts.serverSeed, facts.serverHash);
    const draws = await drawsFor(facts.serverSeed, facts.clientSeed, nonce);
    const outcome = outcomeOf(t, view.kind, draws, 'returnBps' in view ? view.returnBps : 0);
    if (!matches) return says('bad', t.differs, outcome);
    const { text } = roundWords(t, { ...facts, outcome }, '');
    return says('good', t.matches, outcome, copyButton(t, text, 'tool'));
  } catch {
    // Browsers have their cryptography on secure pages only.
    return says('bad', stage.t.fairUnchecked);
  }
}
