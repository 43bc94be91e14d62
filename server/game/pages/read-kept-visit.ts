import type { VisitState } from '#server/game/game-handlers.ts';
import { KEPT_VISIT_ID } from './kept-visit.ts';

/** The demo of a page that a phone keeps; undefined in a page that asks its server. */
export function readKeptVisit(): VisitState | undefined {
  const text = document.querySelector(`#${KEPT_VISIT_ID}`)?.textContent;
  return text === undefined ? undefined : (JSON.parse(text) as VisitState);
}
