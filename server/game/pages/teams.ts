import { createRandom } from '#server/core/random.ts';
import { svg } from './element.ts';

/** How many invented teams there are; their names are in the page's texts. */
const TEAMS = 12;
const CIRCLE = 360;

/** The two teams of a game: indexes of their names. */
export function teamsOf(gameId: number): readonly [home: number, away: number] {
  const random = createRandom(`teams ${gameId}`);
  const home = random.int(0, TEAMS - 1);
  return [home, (home + random.int(1, TEAMS - 1)) % TEAMS];
}

/** Patterns of a shield, in a 40 × 46 view box. */
const PATTERNS = [
  'M20 0h20v46h-20z',
  'M0 14h40v9H0z',
  'M14 0h12v46H14z',
  'M0 40L40 4v14L0 54z',
  'M8 0h8v46H8zM24 0h8v46h-8z',
  'M20 12l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z',
];

/** Draws a team's crest. */
export function makeCrest(team: number): SVGSVGElement {
  const crest = svg(
    'svg',
    { class: 'crest', viewBox: '0 0 40 46', 'aria-hidden': 'true' },
    svg('path', { class: 'ground', d: 'M2 3q18 5 36 0v20q0 16-18 22Q2 39 2 23z' }),
    svg('path', { class: 'pattern', d: PATTERNS[team % PATTERNS.length] }),
    svg('path', { class: 'rim', d: 'M2 3q18 5 36 0v20q0 16-18 22Q2 39 2 23z' }),
  );
  crest.style.setProperty('--team', String((team * CIRCLE) / TEAMS));
  return crest;
}
