/** The colour that a game page takes from the game's picture. */
import { hueOf } from '#server/game/pages/theme.ts';
import { describe, expect, it } from 'vitest';

type Pixel = readonly [number, number, number];

const picture = (...pixels: readonly Pixel[]) =>
  new Uint8ClampedArray(pixels.flatMap((pixel) => [...pixel, 255]));
const times = (count: number, pixel: Pixel) => Array.from({ length: count }, () => pixel);

describe('the hue of a picture', () => {
  it.each<[Pixel, number]>([
    [[255, 0, 0], 0],
    [[200, 200, 0], 60],
    [[0, 180, 0], 120],
    [[0, 90, 90], 180],
    [[10, 10, 250], 240],
    [[255, 0, 255], 300],
  ])('of %j is %i', (pixel, hue) => {
    expect(hueOf(picture(pixel))).toBe(hue);
  });

  it('is that of its most colourful part, whatever surrounds it', () => {
    const grey = times(100, [128, 128, 128]);
    const dull = times(4, [90, 80, 80]);
    const hue = hueOf(picture(...grey, ...dull, [0, 0, 255])) ?? 0;
    expect(Math.abs(hue - 240)).toBeLessThan(15);
  });

  it('is undefined for a grey or empty one', () => {
    expect(hueOf(picture(...times(144, [70, 70, 70])))).toBeUndefined();
    expect(hueOf(new Uint8ClampedArray())).toBeUndefined();
  });
});
