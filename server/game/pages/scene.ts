/**
 * The picture behind a game: the night market's shore, a reef, a table or a stadium. Drawn in the page's own
 * colours for the shape of its window, the same on each opening of a game.
 */
import type { GameKind } from '#server/core/database/game-kind.ts';
import { createRandom, type Random } from '#server/core/random.ts';
import { svg } from './element.ts';
import {
  beams,
  HEIGHT,
  hills,
  lanterns,
  moon,
  reef,
  sea,
  stadium,
  stalls,
  stars,
  table,
  town,
  type Layer,
} from './scene-layers.ts';

/** A wider window shows the same picture larger. */
const WIDEST = 2_400;
/** For a phone held upright. */
const USUAL = 416;
/** A keyboard or a browser's bar changes the shape less. */
const TOLERANCE = 0.15;

const MARKETS: readonly (readonly Layer[])[] = [
  [stars, moon, sea, stalls, lanterns],
  [stars, moon, town, lanterns],
  [stars, moon, hills, stalls, lanterns],
];

function layersOf(kind: GameKind, random: Random): readonly Layer[] {
  switch (kind) {
    case 'reels':
      return random.pick(MARKETS);
    case 'fishing':
      return [beams, reef];
    case 'cards':
    case 'duel':
      return [table];
    case 'match':
      return [stars, stadium];
    case 'rise':
      return [stars, moon, hills];
  }
}

function draw(kind: GameKind, gameId: number, width: number): SVGSVGElement {
  const random = createRandom(`scene ${gameId}`);
  const layers = layersOf(kind, random);
  return svg(
    'svg',
    {
      class: 'scene',
      'data-kind': kind,
      viewBox: `0 0 ${width} ${HEIGHT}`,
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': 'true',
    },
    gradient('radialGradient', 'glow', {}),
    gradient('linearGradient', 'scrim', { x2: 0, y2: 1 }),
    ...layers.flatMap((layer) => layer({ width, random })),
    // What is written on the picture stays readable.
    svg('rect', { width, height: HEIGHT, fill: 'url(#scrim)' }),
  );
}

/** Its colours, from the start to the end, are in `scene.css`. */
const gradient = (
  tag: 'radialGradient' | 'linearGradient',
  id: string,
  direction: { readonly x2?: number; readonly y2?: number },
): SVGElement =>
  svg(
    tag,
    { id, ...direction },
    svg('stop', { class: `${id}-start`, offset: 0 }),
    svg('stop', { class: `${id}-end`, offset: 1 }),
  );

/** The width of a picture with the window's shape; a frame that is still hidden has none. */
const widthOfWindow = (): number =>
  innerWidth === 0 || innerHeight === 0
    ? USUAL
    : Math.min(WIDEST, Math.round((HEIGHT * innerWidth) / innerHeight));

/** Creates the picture; it is drawn again when the window has another shape. */
export function makeScene(kind: GameKind, gameId: number): SVGSVGElement {
  let width = widthOfWindow();
  let scene = draw(kind, gameId, width);
  addEventListener('resize', () => {
    const next = widthOfWindow();
    if (Math.abs(next / width - 1) < TOLERANCE) return;
    width = next;
    const drawn = draw(kind, gameId, width);
    scene.replaceWith(drawn);
    scene = drawn;
  });
  return scene;
}
