import { hsl, NIGHT } from '#server/game/pictures/palette.ts';
import { disc, path, times } from './scene-tools.ts';
import type { Scene } from './scene-tools.ts';
import { slices, tenth } from '#server/game/pictures/paths.ts';

/** Rays from the centre. */
export const rays: Scene = ({ hue, glowHue, random }) => {
  const count = random.pick([20, 24, 28]);
  return (
    `<g transform="rotate(${random.int(0, 18)} 160 150)">` +
    path(slices(160, 150, 260, 30, count, 0), hsl(glowHue, 90, 72, 0.2)) +
    `</g>` +
    disc(160, 150, 104, hsl(hue, 90, 66, 0.16))
  );
};

/** Blurred lights. */
export const bokeh: Scene = ({ hue, glowHue, random }) =>
  times(16, (index) =>
    disc(
      random.int(0, 320),
      random.int(0, 300),
      random.int(9, 40),
      hsl(
        index % 3 === 0 ? glowHue : hue + random.int(-20, 30),
        92,
        68,
        random.pick([0.12, 0.18, 0.26]),
      ),
    ),
  );

/** A string of lanterns between the upper corners. */
export const lights: Scene = ({ glowHue, random }) => {
  const sag = random.int(40, 70);
  const strand = (top: number, alpha: number): string =>
    `<path d="M-10 ${top}Q160 ${top + sag * 1.6} 330 ${top - 8}" fill="none" stroke="${hsl(NIGHT, 50, 8)}" stroke-width="3"/>` +
    times(7, (index) => {
      const t = (index + 0.5) / 7;
      const x = -10 + 340 * t;
      const y = top + sag * 3.2 * t * (1 - t) - 8 * t;
      const hue = index % 2 === 0 ? glowHue : 44;
      return (
        disc(x, y + 12, 22, hsl(hue, 100, 66, 0.2)) +
        `<ellipse cx="${tenth(x)}" cy="${tenth(y + 12)}" rx="10" ry="12" fill="${hsl(hue, 96, 68, alpha)}"/>` +
        disc(x - 2, y + 9, 4, hsl(50, 100, 92, alpha))
      );
    });
  return strand(34, 0.75) + strand(2, 0.95);
};

/** Roofs of a town with lit windows. */
export const skyline: Scene = ({ hue, random }) => {
  const row = (base: number, low: number, high: number, colour: string): string => {
    let x = -6;
    let d = `M-6 330`;
    while (x < 326) {
      const width = random.int(20, 46);
      const top = base - random.int(low, high);
      d += random.chance(0.3)
        ? `L${x} ${top + 14}L${x + width / 2} ${top - 12}L${x + width} ${top + 14}`
        : `L${x} ${top}L${x + width} ${top}`;
      x += width;
    }
    return path(`${d}L330 330Z`, colour);
  };
  const windows = times(
    30,
    () =>
      `<rect x="${random.int(2, 314)}" y="${random.int(214, 312)}" width="4" height="6" fill="${hsl(random.pick([44, 30, 190]), 96, 72, 0.75)}"/>`,
  );
  return (
    row(250, 20, 90, hsl(hue, 60, 24, 0.8)) + row(280, 10, 70, hsl(NIGHT, 62, 12, 0.95)) + windows
  );
};

/** A sun or moon over three ridges. */
export const hills: Scene = ({ hue, glowHue, random }) => {
  const ridge = (base: number, rise: number, colour: string): string => {
    const a = base - random.int(10, rise);
    const b = base - random.int(10, rise);
    return path(
      `M-5 ${base}C50 ${a - rise} 96 ${a + 8} 150 ${base - 12}C206 ${b - rise} 262 ${b} 326 ${base - 24}V330H-5Z`,
      colour,
    );
  };
  const x = random.int(50, 270);
  return (
    disc(x, 76, 44, hsl(glowHue, 92, 78, 0.34)) +
    disc(x, 76, 32, hsl(48, 96, 84, 0.7)) +
    ridge(214, 60, hsl(hue + 14, 56, 40, 0.6)) +
    ridge(248, 46, hsl(hue, 60, 24, 0.85)) +
    ridge(286, 36, hsl(NIGHT, 64, 13))
  );
};

/** Dashed rings. */
export const rings: Scene = ({ hue, glowHue, random }) =>
  times(6, (index) => {
    const r = 60 + index * 27;
    const dash = random.pick(['none', '2 16', '40 14', '90 20']);
    return `<circle cx="160" cy="154" r="${r}" fill="none" stroke="${hsl(index % 2 === 0 ? glowHue : hue + 20, 92, 70, tenth((0.46 - index * 0.05) * 10) / 10)}" stroke-width="${index % 2 === 0 ? 5 : 9}" stroke-dasharray="${dash}" stroke-linecap="round"/>`;
  });

/** The sea under a low moon. */
export const waves: Scene = ({ hue, glowHue, random }) => {
  const swell = (base: number, colour: string): string => {
    const lift = random.int(18, 30);
    return path(`M-10 ${base}q42 ${-lift} 84 0t84 0 84 0 100 0V330H-10Z`, colour);
  };
  const x = random.int(90, 230);
  return (
    disc(x, 92, 66, hsl(glowHue, 96, 74, 0.24)) +
    disc(x, 92, 46, hsl(46, 98, 82, 0.55)) +
    swell(198, hsl(hue + 10, 70, 46, 0.6)) +
    swell(228, hsl(hue, 72, 34, 0.85)) +
    times(
      7,
      () =>
        `<rect x="${x + random.int(-46, 30)}" y="${random.int(204, 258)}" width="${random.int(16, 40)}" height="4" rx="2" fill="${hsl(46, 96, 84, 0.5)}"/>`,
    ) +
    swell(264, hsl(hue - 12, 74, 20, 0.95))
  );
};

/** Under water: beams, weeds and bubbles. */
export const deep: Scene = ({ hue, random }) =>
  times(5, (index) => {
    const x = 16 + index * 68 + random.int(-14, 14);
    return path(
      `M${x} -10h${random.int(16, 34)}L${x + 30 + random.int(0, 60)} 330h-74Z`,
      hsl(hue - 10, 90, 78, 0.17),
    );
  }) +
  path(
    'M-5 330V258C30 236 44 268 74 262C96 236 120 280 156 274C196 262 214 284 250 262C278 244 300 262 326 240V330Z',
    hsl(hue + 30, 60, 13, 0.9),
  ) +
  times(6, (index) => {
    const x = index < 3 ? random.int(0, 70) : random.int(250, 318);
    const top = random.int(186, 240);
    return `<path d="M${x} 322q${random.int(-26, 26)} -34 ${random.int(-8, 8)} ${top - 322}" fill="none" stroke="${hsl(random.pick([340, 20, 150, 280]), 70, 48, 0.85)}" stroke-width="${random.int(7, 13)}" stroke-linecap="round"/>`;
  }) +
  times(
    14,
    () =>
      `<circle cx="${random.int(10, 310)}" cy="${random.int(10, 290)}" r="${random.int(3, 10)}" fill="${hsl(190, 90, 90, 0.12)}" stroke="${hsl(190, 90, 92, 0.5)}" stroke-width="2"/>`,
  );

/** A starry sky with two bands of light. */
export const stars: Scene = ({ hue, glowHue, random }) =>
  path(
    `M-10 ${random.int(180, 240)}C80 60 220 250 330 ${random.int(20, 80)}V150C220 320 110 170 -10 320Z`,
    hsl(glowHue, 86, 62, 0.24),
  ) +
  path(
    `M-10 ${random.int(90, 130)}C100 20 190 150 330 -10V70C200 200 110 70 -10 190Z`,
    hsl(hue + 40, 86, 66, 0.2),
  ) +
  times(30, () =>
    disc(
      random.int(4, 316),
      random.int(4, 316),
      random.pick([1.2, 1.8, 2.6]),
      hsl(random.pick([46, 200, 320]), 90, 90, 0.8),
    ),
  );
