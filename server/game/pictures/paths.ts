/** SVG path data of simple figures, for a box of 200 × 200. */

/** Rounds to a tenth: shorter SVG, and the same text on every machine. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${tenth(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** A rectangle with rounded corners. */
export const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}` +
  `q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`;

/** A point on a circle; 0° is up, clockwise. */
export const polar = (x: number, y: number, r: number, degrees: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [tenth(x + r * Math.cos(angle)), tenth(y + r * Math.sin(angle))];
};

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** A star with its first point at `turn` degrees from up. */
export const star = (
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  turn = 0,
): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, index) =>
      polar(x, y, index % 2 === 0 ? outer : inner, turn + (index * 180) / points),
    ),
  );

/** The left or right halves of a star's points, to light one side and shade the other. */
export const starHalves = (
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  turn = 0,
): string =>
  Array.from({ length: points }, (_, index) => {
    const at = turn + (index * 360) / points;
    return polygon([[x, y], polar(x, y, outer, at), polar(x, y, inner, at + 180 / points)]);
  }).join('');

/** A slice of a ring or disc from one angle to another; `inner` 0 gives a slice of pie. */
export const slice = (
  x: number,
  y: number,
  outer: number,
  inner: number,
  from: number,
  to: number,
): string => {
  const [x1, y1] = polar(x, y, outer, from);
  const [x2, y2] = polar(x, y, outer, to);
  const [x3, y3] = polar(x, y, inner, to);
  const [x4, y4] = polar(x, y, inner, from);
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${x1} ${y1}A${outer} ${outer} 0 ${large} 1 ${x2} ${y2}L${x3} ${y3}` +
    (inner > 0 ? `A${inner} ${inner} 0 ${large} 0 ${x4} ${y4}Z` : 'Z')
  );
};

/** Every other slice of a disc, `count` slices in all, as one path. */
export const slices = (
  x: number,
  y: number,
  outer: number,
  inner: number,
  count: number,
  offset: 0 | 1,
): string =>
  Array.from({ length: Math.floor(count / 2) }, (_, index) => {
    const step = 360 / count;
    const from = (index * 2 + offset) * step;
    return slice(x, y, outer, inner, from, from + step);
  }).join('');
