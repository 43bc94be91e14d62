import type { GameState, VisitState } from '#server/game/game-handlers.ts';
import { FACTS } from './page-facts.ts';

interface Facts {
  visit: VisitState;
  state: GameState;
}

/** The facts that this page was sent with; undefined when it has to ask for them. */
export function readFacts<Name extends keyof Facts>(name: Name): Facts[Name] | undefined {
  const text = document.querySelector(`#${FACTS[name]}`)?.textContent;
  return text === undefined ? undefined : (JSON.parse(text) as Facts[Name]);
}
