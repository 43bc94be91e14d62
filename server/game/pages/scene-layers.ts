/** What the pictures behind the games are made of. Colours come from `scene.css`. */
import type { Random } from '#server/core/random.ts';
import { svg } from './element.ts';

/** Height of the drawing; its width follows the window. */
export const HEIGHT = 900;

export interface Place {
  readonly width: number;
  readonly random: Random;
}

/** Draws a part of the picture, from back to front. */
export type Layer = (place: Place) => SVGElement[];

const times = (count: number, make: (index: number) => SVGElement): SVGElement[] =>
  Array.from({ length: count }, (_unused, index) => make(index));

const path = (look: string, d: string): SVGElement => svg('path', { class: look, d });
const disc = (look: string, cx: number, cy: number, r: number): SVGElement =>
  svg('circle', { class: look, cx: Math.round(cx), cy: Math.round(cy), r });

/** Light around a lamp or the moon. */
const glow = (cx: number, cy: number, r: number): SVGElement =>
  svg('circle', { cx: Math.round(cx), cy: Math.round(cy), r: Math.round(r), fill: 'url(#glow)' });

/** How many of a thing fill the width, when one takes `size`. */
const across = (width: number, size: number): number => Math.ceil(width / size);

export const stars: Layer = ({ width, random }) =>
  times(across(width, 14), () =>
    disc('star', random.int(0, width), random.int(0, HEIGHT * 0.5), random.pick([1, 1.5, 2.2])),
  );

export const moon: Layer = ({ width, random }) => {
  const x = width * random.pick([0.2, 0.34, 0.7, 0.82]);
  const y = random.int(120, 210);
  return [glow(x, y, 210), disc('moon', x, y, 44)];
};

/** A string of lanterns from side to side. */
function strand({ width, random }: Place, top: number, size: number): SVGElement[] {
  const sag = random.int(46, 84);
  const count = Math.max(6, across(width, size * 6));
  const depth = (t: number) => top + sag * 4 * t * (1 - t);
  const cord = path('cord', `M0 ${top}Q${width / 2} ${top + sag * 2} ${width} ${top}`);
  const lamps = Array.from({ length: count }, (_unused, index) => {
    const t = (index + 0.5) / count;
    const [x, y] = [width * t, depth(t) + size];
    return [
      glow(x, y, size * 4.2),
      svg('ellipse', {
        class: index % 2 === 0 ? 'lamp' : 'lamp other',
        cx: Math.round(x),
        cy: Math.round(y),
        rx: Math.round(size * 0.8),
        ry: size,
      }),
    ];
  });
  return [cord, ...lamps.flat()];
}

export const lanterns: Layer = (place) => [...strand(place, 64, 9), ...strand(place, -6, 15)];

function ridge(look: string, { width, random }: Place, base: number, rise: number): SVGElement {
  let d = `M0 ${HEIGHT}V${base}`;
  for (let x = 0; x < width; x += 180) {
    d += `q90 ${-random.int(rise / 3, rise)} 180 ${random.int(-18, 18)}`;
  }
  return path(look, `${d}V${HEIGHT}Z`);
}

export const hills: Layer = (place) => [
  ridge('far', place, 600, 150),
  ridge('middle', place, 660, 120),
  ridge('near', place, 760, 70),
];

/** Roofs with lit windows, two rows deep. */
export const town: Layer = ({ width, random }) => {
  const row = (look: string, base: number, high: number): SVGElement => {
    let d = `M0 ${HEIGHT}`;
    for (let x = 0; x < width;) {
      const wide = random.int(46, 104);
      const top = base - random.int(10, high);
      d += random.chance(0.35)
        ? `L${x} ${top + 26}L${x + wide / 2} ${top - 20}L${x + wide} ${top + 26}`
        : `L${x} ${top}L${x + wide} ${top}`;
      x += wide;
    }
    return path(look, `${d}L${width + 110} ${HEIGHT}Z`);
  };
  const windows = times(across(width, 13), () =>
    svg('rect', {
      class: 'window',
      x: random.int(4, width - 10),
      y: random.int(650, 860),
      width: 7,
      height: 11,
    }),
  );
  return [row('far', 620, 190), row('middle', 690, 130), ...windows];
};

export const sea: Layer = (place) => {
  const { width, random } = place;
  const glints = times(across(width, 16), () =>
    svg('rect', {
      class: 'glint',
      x: random.int(0, width),
      y: random.int(690, 880),
      width: random.int(20, 80),
      height: 4,
      rx: 2,
    }),
  );
  return [ridge('middle', place, 680, 26), ...glints, ridge('near', place, 830, 40)];
};

export const stalls: Layer = ({ width, random }) =>
  Array.from({ length: across(width, 120) }, (_unused, index) => {
    const x = index * 120 + random.int(-10, 16);
    const top = 700 - random.int(0, 40);
    return [
      path('near', `M${x + 8} ${top}h94v${HEIGHT}h-94Z`),
      path('window', `M${x + 20} ${top + 14}h70v34h-70Z`),
      path(
        random.chance(0.5) ? 'awning' : 'awning other',
        `M${x} ${top + 6}l55 -44 55 44q-9 14 -18 0q-9 14 -18 0q-10 14 -19 0q-10 14 -19 0q-9 14 -18 0q-9 14 -18 0Z`,
      ),
    ];
  }).flat();

export const beams: Layer = ({ width, random }) =>
  times(across(width, 90), (index) => {
    const x = index * 90 + random.int(-24, 24);
    return path('beam', `M${x} -10h${random.int(30, 60)}l${random.int(40, 130)} ${HEIGHT}h-200Z`);
  });

export const reef: Layer = (place) => {
  const { width, random } = place;
  const weeds = times(across(width, 44), () => {
    const x = random.int(0, width);
    const tall = random.int(70, 240);
    return path(
      random.chance(0.5) ? 'weed' : 'weed other',
      `M${x} ${HEIGHT}q${random.int(-40, 40)} ${-tall / 2} ${random.int(-14, 14)} ${-tall}`,
    );
  });
  const bubbles = times(across(width, 26), () =>
    disc('bubble', random.int(0, width), random.int(40, 820), random.int(4, 14)),
  );
  return [ridge('far', place, 700, 80), ...weeds, ridge('near', place, 820, 60), ...bubbles];
};

/** A table under a lamp, between curtains. */
export const table: Layer = ({ width, random }) => {
  const middle = width / 2;
  const side = Math.min(width * 0.24, 190);
  const cloth = random.pick(['curtain', 'curtain other']);
  const felt = random.pick(['felt', 'felt blue', 'felt wine']);
  const fold = (x: number) =>
    path('fold', `M${Math.round(x)} -10q${random.int(14, 34)} 300 0 ${HEIGHT}`);
  const folds = [0.2, 0.5, 0.8].flatMap((at) => [fold(side * at), fold(width - side * at)]);
  const edge = { cx: middle, cy: 1_000, rx: width * 0.85, ry: 460 };
  return [
    path('beam strong', `M${middle - 60} -10h120l${width * 0.55} 800h${-width * 1.1 - 120}Z`),
    glow(middle, 40, 190),
    path('cord', `M${middle} -10V26`),
    svg('ellipse', { class: 'lamp', cx: middle, cy: 40, rx: 15, ry: 18 }),
    path(cloth, `M0 -10h${side}q-10 340 -${side * 0.7} 560q-20 90 -${side * 0.3} 140Z`),
    path(cloth, `M${width} -10h${-side}q10 340 ${side * 0.7} 560q20 90 ${side * 0.3} 140Z`),
    ...folds,
    svg('ellipse', { class: felt, ...edge }),
    svg('ellipse', { class: 'rail', ...edge }),
    svg('ellipse', { class: 'line', ...edge, rx: width * 0.77, ry: 410 }),
  ];
};

/** Stands full of lights above the pitch. */
export const stadium: Layer = ({ width, random }) => {
  const tower = (x: number) => [
    glow(x, 96, 210),
    path('near', `M${x - 5} 110h10v420h-10Z`),
    ...times(6, (index) =>
      disc('lamp', x - 26 + (index % 3) * 26, 84 + Math.floor(index / 3) * 24, 9),
    ),
  ];
  const crowd = times(across(width, 6), () =>
    disc(
      random.pick(['window', 'star', 'lamp other']),
      random.int(0, width),
      random.int(420, 560),
      random.pick([2, 3]),
    ),
  );
  const stripes = times(6, (index) =>
    path(index % 2 === 0 ? 'grass' : 'grass other', `M0 ${600 + index * 52}H${width}v52H0Z`),
  );
  return [
    ...tower(width * 0.12),
    ...tower(width * 0.88),
    path('middle', `M0 400Q${width / 2} 470 ${width} 400V620H0Z`),
    ...crowd,
    ...stripes,
  ];
};
