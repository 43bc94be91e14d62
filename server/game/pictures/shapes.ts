import { circle, tenth } from './paths.ts';

/** The inks of a drawing; the painter assigns each a colour or gradient. */
export type Ink =
  | 'main'
  | 'deep'
  | 'accent'
  | 'accentDeep'
  | 'gold'
  | 'goldDeep'
  | 'light'
  | 'white'
  | 'ink'
  | 'red'
  | 'leaf'
  | 'leafDeep'
  | 'wood'
  | 'woodDeep'
  | 'shade'
  | 'glow'
  | 'blush';

/**
 * One shape of a drawing in a box of 200 × 200: ink, SVG path data, the width of a line, and the SVG
 * transform of a moved shape. Without a width the path is filled.
 */
export interface Shape {
  ink: Ink;
  d: string;
  width?: number;
  transform?: string;
}

export type Drawing = readonly Shape[];

/** A filled shape. */
export const fill = (ink: Ink, d: string): Shape => ({ ink, d });

/** A line with round caps. */
export const line = (ink: Ink, width: number, d: string): Shape => ({ ink, d, width });

/** The shapes and their mirror image about the middle of the box. */
export const both = (...shapes: Drawing): Shape[] => [
  ...shapes,
  ...moved('matrix(-1 0 0 1 200 0)', ...shapes),
];

/** The shapes under an SVG transform, e.g. `rotate(20 100 100)`. */
export const moved = (transform: string, ...shapes: Drawing): Shape[] =>
  shapes.map((shape) => ({
    ...shape,
    transform: shape.transform === undefined ? transform : `${transform} ${shape.transform}`,
  }));

/** Shapes repeated around a point, `count` times in a full circle. */
export const around = (x: number, y: number, count: number, ...shapes: Drawing): Shape[] =>
  Array.from({ length: count }, (_, index) =>
    moved(`rotate(${tenth((index * 360) / count)} ${x} ${y})`, ...shapes),
  ).flat();

/** A shining round eye looking slightly to one side. */
export const eye = (x: number, y: number, r: number): Shape[] => [
  fill('white', circle(x, y, r)),
  fill('ink', circle(x, y + r * 0.05, tenth(r * 0.66))),
  fill('white', circle(tenth(x - r * 0.22), tenth(y - r * 0.28), tenth(r * 0.24))),
];
