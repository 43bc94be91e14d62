/** The demos that a phone can keep: each is one page that loads nothing. */
import { GAME_KINDS } from '#server/core/database/game-kind.ts';
import { kindOfType } from '#server/game/rules/kinds.ts';
import { platformUnderTest } from '#tests/server/platforms.ts';
import { describe, expect, it } from 'vitest';

const APP = 'https://lobby.example';

interface Kept {
  readonly gameId: number;
  readonly pageUrl: string;
  readonly bytes: number;
  readonly version: string;
}

describe('the demos that a phone can keep', () => {
  const subject = platformUnderTest([`--allowed-origins=${APP}`, '--path-prefix=/ph']);
  const closed = platformUnderTest(['--visitor-demos=false']);

  const keptIn = async (lang: string): Promise<readonly Kept[]> => {
    const { app } = subject.platform();
    const answer = await app.inject({
      method: 'POST',
      url: '/ph/app/v1/anonymous/getOfflineDemos',
      payload: { lang },
    });
    return answer.json<{ list: Kept[] }>().list;
  };
  const pageAt = (pageUrl: string) => {
    const { pathname, search } = new URL(pageUrl);
    return subject.platform().app.inject({ url: `${pathname}${search}`, headers: { origin: APP } });
  };

  it('are one open game of each kind with a demo, hot games first', async () => {
    const { games } = await subject.platform().context.catalogue.current();
    const listed = (await keptIn('en-PH')).map(({ gameId }) => games.get(gameId));
    const withDemo = GAME_KINDS.filter((kind) =>
      [...games.values()].some(
        ({ typeId, demo, status }) => kindOfType(typeId) === kind && demo === 1 && status === 1,
      ),
    );
    expect(withDemo.length).toBeGreaterThan(3);
    expect(listed.map((game) => kindOfType(game?.typeId ?? 0))).toEqual(withDemo);
    for (const game of listed) {
      expect(game).toMatchObject({ demo: 1, status: 1 });
      const isHotter = [...games.values()].some(
        (other) =>
          other.typeId === game?.typeId &&
          other.demo === 1 &&
          other.status === 1 &&
          (other.hot ?? 0) > (game?.hot ?? 0),
      );
      expect(isHotter).toBe(false);
    }
  });

  it('are pages with everything inside, which may run and nothing else', async () => {
    const list = await keptIn('en-PH');
    for (const { pageUrl, bytes, gameId } of list) {
      const { statusCode, headers, body } = await pageAt(pageUrl);
      expect(statusCode).toBe(200);
      expect(Buffer.byteLength(body)).toBe(bytes);
      expect(bytes).toBeLessThan(150_000);
      expect(String(headers['content-security-policy'])).toMatch(
        /^sandbox allow-scripts; default-src 'none';/,
      );
      expect(headers['access-control-allow-origin']).toBe(APP);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      // Nothing is loaded: no address outside of data, no other file, no comment that ends a script early.
      const [markup = '', state = '', script = ''] = body.split(/<script[^>]*>/);
      expect(markup).not.toMatch(/(?:src|href)=(?!"data:)|url\((?!#)|@import/);
      expect(script).not.toMatch(/<!--|\bimport\s*[("']/);
      expect(body.match(/<\/script>/g)).toHaveLength(2);
      const { game, coin } = JSON.parse(state.slice(0, state.indexOf('</script>')));
      expect(game).toMatchObject({ id: gameId, icon: '' });
      expect(coin).toBeGreaterThan(0);
      for (const src of [game.hero, ...game.symbols.map((one: { src: string }) => one.src)]) {
        expect(src).toMatch(/^data:image\/svg\+xml,%3Csvg[^<>"#]+$/);
      }
    }
  });

  it('have another version for another language, and the same for the same lobby', async () => {
    const versions = async (lang: string) => (await keptIn(lang)).map(({ version }) => version);
    const [english, thai, again] = [
      await versions('en-PH'),
      await versions('th-TH'),
      await versions('en-US'),
    ];
    expect(again).toEqual(english);
    expect(new Set([...english, ...thai]).size).toBe(2 * english.length);
    const [first] = await keptIn('th-TH');
    expect((await pageAt(first?.pageUrl ?? '')).body).toContain('<html lang="th">');
  });

  it('are no other games, and none where visitors may not try games', async () => {
    const { app } = subject.platform();
    for (const id of ['0', '999999', 'x', '1001.html', '..%2f..']) {
      expect((await app.inject(`/ph/game/offline/${id}`)).statusCode).toBe(404);
    }
    expect((await app.inject('/ph/game/offline/1?lang=a&lang=b')).statusCode).toBe(404);
    expect((await closed.call('appConfig', {})).body).toMatchObject({ offlineDemos: 0 });
    expect((await closed.call('offlineDemos', {})).body).toMatchObject({ list: [] });
    expect((await closed.platform().app.inject('/game/offline/1001')).statusCode).toBe(404);
  });
});
