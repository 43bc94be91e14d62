import { hsl, NIGHT } from '#server/game/pictures/palette.ts';
import { disc, path, times } from './scene-tools.ts';
import type { Scene } from './scene-tools.ts';
import { polar } from '#server/game/pictures/paths.ts';

/** A velvet curtain under a valance, with one spotlight. */
export const curtain: Scene = ({ hue, random }) => {
  const fold = random.int(24, 30);
  const count = Math.ceil(320 / fold);
  return (
    times(count, (index) =>
      path(
        `M${index * fold} 0h${fold}q${index % 2 === 0 ? 6 : -6} 160 0 320h${-fold}q${index % 2 === 0 ? -6 : 6} -160 0 -320Z`,
        hsl(hue, 76, index % 2 === 0 ? 14 : 40, 0.36),
      ),
    ) +
    times(
      5,
      (index) =>
        path(
          `M${index * 80 - 40} -4h80q-4 46 -40 46t-40 -46Z`,
          hsl(hue + 6, 78, index % 2 === 0 ? 36 : 30),
        ) +
        `<path d="M${index * 80 - 40} -2q4 46 40 46t40 -46" fill="none" stroke="${hsl(44, 90, 60)}" stroke-width="4"/>`,
    ) +
    path('M60 330L118 -10H202L260 330Z', hsl(48, 96, 80, 0.16))
  );
};

/** A pitch under floodlights. */
export const stadium: Scene = ({ hue, random }) =>
  times(2, (side) => {
    const x = side === 0 ? 44 : 276;
    const lean = side === 0 ? 1 : -1;
    return (
      path(`M${x} 40L${x + lean * 40} 330H${x + lean * 250}Z`, hsl(52, 100, 90, 0.2)) +
      times(6, (index) =>
        disc(x - 20 + (index % 3) * 20, 28 + Math.floor(index / 3) * 18, 8, hsl(52, 100, 94, 0.95)),
      )
    );
  }) +
  times(42, () =>
    disc(random.int(0, 320), random.int(150, 216), 3, hsl(random.int(0, 359), 70, 66, 0.5)),
  ) +
  path('M-10 226Q160 192 330 226V330H-10Z', hsl(hue, 58, 30)) +
  times(4, (index) =>
    path(
      `M${-60 + index * 120} 330L${60 + index * 62} 212h32L${10 + index * 120} 330Z`,
      hsl(hue, 60, 40, 0.6),
    ),
  ) +
  `<path d="M-10 232Q160 198 330 232" fill="none" stroke="${hsl(hue, 30, 92, 0.8)}" stroke-width="4"/>`;

/** A gaming table and a wall of card suits. */
export const felt: Scene = ({ hue, glowHue, random }) => {
  const suit = random.pick([
    'M0 -14C4 -6 14 -2 14 6C14 12 6 13 2 9L5 16H-5L-2 9C-6 13 -14 12 -14 6C-14 -2 -4 -6 0 -14Z',
    'M0 -14L11 0L0 14L-11 0Z',
    'M0 14C-9 6 -15 1 -14 -6C-13 -13 -4 -13 0 -7C4 -13 13 -13 14 -6C15 1 9 6 0 14Z',
  ]);
  return (
    times(25, (index) => {
      const x = (index % 5) * 74 + (Math.floor(index / 5) % 2) * 37 - 6;
      const y = Math.floor(index / 5) * 68 + 16;
      return `<path d="${suit}" transform="translate(${x} ${y})" fill="${hsl(hue, 70, 60, 0.22)}"/>`;
    }) +
    `<ellipse cx="160" cy="330" rx="220" ry="122" fill="${hsl(hue, 62, 22)}" stroke="${hsl(30, 60, 30)}" stroke-width="14"/>` +
    `<ellipse cx="160" cy="330" rx="200" ry="104" fill="none" stroke="${hsl(44, 90, 66, 0.7)}" stroke-width="3"/>` +
    path('M160 -60L40 330H280Z', hsl(glowHue, 96, 84, 0.16))
  );
};

/** Hexagons that lead inwards. */
export const tunnel: Scene = ({ hue, glowHue, random }) => {
  const turn = random.int(0, 30);
  return times(7, (index) => {
    const r = 250 - index * 32;
    const points = Array.from({ length: 6 }, (_, corner) =>
      polar(160, 156, r, turn + index * 5 + corner * 60),
    );
    const colour = index % 2 === 0 ? hsl(glowHue, 84, 62, 0.24) : hsl(NIGHT, 66, 14, 0.5);
    return (
      path(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`, colour) +
      (index === 5 ? disc(160, 156, 70, hsl(hue, 94, 70, 0.25)) : '')
    );
  });
};
