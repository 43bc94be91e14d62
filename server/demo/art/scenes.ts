import type { Scene } from './scene-tools.ts';
import { curtain, felt, stadium, tunnel } from './scenes-indoor.ts';
import {
  bokeh,
  deep,
  hills,
  lights,
  rays,
  rings,
  skyline,
  stars,
  waves,
} from './scenes-outdoor.ts';

/** The backdrops that suit each category. */
export const SCENES: Record<number, readonly Scene[]> = {
  1: [rays, lights, hills, skyline, rings, waves, bokeh, stars, curtain],
  2: [deep, waves, bokeh],
  3: [felt, bokeh, curtain, lights],
  4: [stadium, rays],
  5: [curtain, felt, lights, skyline],
  6: [tunnel, stars, rings, bokeh, rays],
};
