import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGame } from '#tests/builders/game.ts';
import { epochMs } from '#shared/time/duration.ts';
import {
  gameIconUrl,
  iconAddress,
  isNewGame,
  providerLogo,
  providerLogoUrl,
} from '#shared/game/game.ts';

const lantern = buildGame({ id: 1007, version: '3' });

const DAY = 24 * 60 * 60 * 1000;
const released = epochMs(1_800_000_000_000);
const after = (ms: number) => epochMs(released + ms);

describe('a game', () => {
  it('is new from its release for thirty days', () => {
    const game = { ...lantern, releasedAt: released };
    expect(isNewGame(game, after(0))).toBe(true);
    expect(isNewGame(game, after(30 * DAY - 1))).toBe(true);
    expect(isNewGame(game, after(30 * DAY))).toBe(false);
  });

  it('is not new before its release, nor without a date', () => {
    expect(isNewGame({ ...lantern, releasedAt: released }, after(-1))).toBe(false);
    expect(isNewGame(lantern, released)).toBe(false);
  });
});

describe('image addresses', () => {
  it('contain the icon’s game id and version [data.game]', () => {
    const urlAt = (base: string, type: 'avif' | 'webp') =>
      gameIconUrl(iconAddress(base, type), lantern);
    expect(urlAt('/static/art/ph', 'webp')).toBe('/static/art/ph/icon/1007_3.webp');
    expect(urlAt('https://cdn.example.com/', 'avif')).toBe(
      'https://cdn.example.com/icon/1007_3.avif',
    );
    expect(gameIconUrl(iconAddress('', 'webp'), { id: 1, version: "$&*$'" })).toBe(
      "/icon/1_$&*$'.webp",
    );
  });

  it('differ exactly when the version differs', () => {
    const version = fc.stringMatching(/^[0-9a-z]{1,8}$/);
    fc.assert(
      fc.property(version, version, (one, other) => {
        const all = iconAddress('/art', 'webp');
        const first = gameIconUrl(all, { id: 1, version: one });
        expect(first === gameIconUrl(all, { id: 1, version: other })).toBe(one === other);
      }),
    );
  });

  it('point to the mark of a provider, and are null without one', () => {
    expect(providerLogoUrl('/art/', 5)).toBe('/art/provider/5-mark.svg');
    expect(providerLogoUrl('/art', null)).toBeNull();
  });
});

describe('a provider’s logo', () => {
  it('is its own, except for the shared and the missing one [home.providers.logos]', () => {
    const logos = Array.from({ length: 20 }, (_unused, at) => providerLogo(at + 1));
    expect(logos).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, null, 13, 14, 15, 2, 17, 18, 19, 2]);
  });

  it.each([0, -1, 21, 1.5, Number.NaN])('is null for %s', (id) => {
    expect(providerLogo(id)).toBeNull();
  });
});
