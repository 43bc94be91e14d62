import { hsl, NIGHT } from '#server/game/pictures/palette.ts';
import { polygon, star } from '#server/game/pictures/paths.ts';

/** Background of the drawing: none, a medallion, a star or a plate. */
export interface Setting {
  /** Scale of the drawing. */
  room: number;
  draw: (x: number, y: number, hue: number) => string;
}

const night = hsl(NIGHT, 64, 8);

const plate = (d: string, hue: number): string =>
  `<path d="${d}" fill="${night}" stroke="${night}" stroke-width="20" stroke-linejoin="round" transform="translate(0 7)" opacity=".5"/>` +
  `<path d="${d}" fill="${hsl(hue, 70, 24)}" stroke="${night}" stroke-width="17" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="none" stroke="url(#gild)" stroke-width="10" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="url(#halo)" stroke="${hsl(40, 90, 26, 0.8)}" stroke-width="2" stroke-linejoin="round"/>`;

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const bare: Setting = { room: 1, draw: () => '' };

const medallion: Setting = {
  room: 0.86,
  draw: (x, y, hue) => plate(disc(x, y, 104), hue),
};

const starPlate: Setting = {
  room: 0.88,
  draw: (x, y, hue) => plate(star(x, y, 122, 100, 12), hue),
};

const diamond: Setting = {
  room: 0.88,
  draw: (x, y, hue) =>
    plate(
      polygon([
        [x, y - 122],
        [x + 112, y],
        [x, y + 122],
        [x - 112, y],
      ]),
      hue,
    ),
};

/** Most drawings have no background; the others add variety to the grid. */
export const SETTINGS: readonly Setting[] = [
  bare,
  bare,
  bare,
  bare,
  bare,
  bare,
  bare,
  medallion,
  medallion,
  starPlate,
  diamond,
];
