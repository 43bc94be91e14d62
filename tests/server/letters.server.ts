import { describe, expect, it } from 'vitest';
import { outline } from '#server/demo/lettering/letters.ts';
import { setHeadline } from '#server/demo/art/set-text.ts';
import { MARKETS } from '#shared/market/market.ts';
import { bannerArt, makeBanners } from '#server/demo/seed/banners.ts';

const SIZE = 100;
const box = outline('\u4E00', SIZE, 700);

describe('the letters drawn in pictures', () => {
  it.each(MARKETS)('are all in the shipped font: market %s', (market) => {
    const arts = makeBanners(market).flatMap(({ id }) => bannerArt(market, id) ?? []);
    expect(arts).not.toEqual([]);
    const letters = new Set(arts.flatMap(({ headline, line }) => Array.from(headline + line)));
    letters.delete('\n');
    expect([...letters].filter((letter) => outline(letter, SIZE, 700).path === box.path)).toEqual(
      [],
    );
  });

  it('have Thai marks above them, which add no width', () => {
    const bare = outline('ท', SIZE, 700);
    const marked = outline('ที่', SIZE, 700);
    expect(marked.width).toBe(bare.width);
    expect(marked.path.length).toBeGreaterThan(bare.path.length);
    // A tone mark above a vowel is raised, so its outline differs from the one above a bare letter.
    expect(marked.path.endsWith(outline('ท่', SIZE, 700).path.slice(bare.path.length))).toBe(false);
  });

  it('may change the script within a line', () => {
    const whole = outline('24 ชั่วโมง', SIZE, 600);
    const parts = [outline('24 ', SIZE, 600), outline('ชั่วโมง', SIZE, 600)];
    expect(whole.width).toBeCloseTo(parts.reduce((sum, { width }) => sum + width, 0));
  });

  it('need no system font, fit their space and leave no single word on a line', () => {
    const room = { x: 40, middle: 160, width: 410 };
    const svg = setHeadline('Your VIP\nladder', 'Eleven levels, clear limits on each', room);
    expect(svg).not.toContain('<text');
    expect(svg.match(/<path/g)).toHaveLength(4);
    const lines = ['Eleven levels, clear', 'limits on each'];
    expect(lines.filter((line) => !svg.includes(outline(line, 28, 600).path))).toEqual([]);
    const tooLong = 'A headline that is far too long for it';
    const size = Math.floor(room.width / outline(tooLong, 1, 700).width);
    expect(setHeadline(tooLong, 'x', room).includes(outline(tooLong, size, 700).path)).toBe(true);
  });
});
