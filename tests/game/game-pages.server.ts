import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GAME_PAGES } from '#server/game/page-routes.ts';
import { platformUnderTest, ownPlayer, send } from '#tests/server/platforms.ts';
import { gameOf } from './games.ts';
import { endpoints } from '#shared/wire/endpoints.ts';

const APP = 'https://lobby.example';

/** The source that allows the code which a pattern finds in a page. */
function hashOf(pattern: RegExp, page: string): string {
  const [, code = ''] = pattern.exec(page) ?? [];
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

describe('the pages of the games', () => {
  const subject = platformUnderTest([`--allowed-origins=${APP}`, '--path-prefix=/ph']);

  it.each(GAME_PAGES)(
    '%s: run only their own code, and can be framed only by the app',
    async (page) => {
      const { app } = subject.platform();
      const { statusCode, headers, body } = await app.inject(`/ph/game/${page}/?s=x`);
      expect(statusCode).toBe(200);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`frame-ancestors 'self' ${APP};`);
      const source =
        page === 'verify' ? "'self'" : hashOf(/<script type="module">(.*?)<\/script>/s, body);
      expect(policy).toContain(`default-src 'none'; script-src ${source};`);
      const styles = page === 'verify' ? "'self'" : hashOf(/<style>(.*?)<\/style>/s, body);
      expect(policy).toContain(`style-src ${styles};`);
      expect(policy).not.toMatch(/unsafe|https:(?!\/\/lobby)/);
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toBe('no-store');
      // Scripts have no way around the policy, and each element ends where it should.
      expect(body.match(/<script/g)).toHaveLength(1);
      expect(body.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')).not.toMatch(/\sstyle=|\son\w+=/);
    },
  );

  it('have the state of the game inside, and play it only on the page of its kind', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const game = await gameOf(platform, 'rise');
    const body = JSON.stringify({ gameId: game.id });
    const started = await send(platform, `/ph${endpoints.startGame.path}`, body, token);
    const { pathname, search } = new URL(String(started.body['gameUrl']));
    const open = async (address: string) => (await platform.app.inject(address)).body;
    const facts = /<script type="application\/json" id="state-facts">(.*?)<\/script>/s;
    const [, json = ''] = facts.exec(await open(pathname + search)) ?? [];
    const asked = await platform.app.inject({
      method: 'POST',
      url: '/ph/game/api/state',
      headers: { 'x-play-token': new URLSearchParams(search).get('s') ?? '' },
      payload: {},
    });
    const { game: shown, ...state } = JSON.parse(json) as Record<string, object>;
    const { game: named, ...answer } = asked.json<Record<string, object>>();
    expect({ ...state, serverTime: 0 }).toEqual({ ...answer, serverTime: 0 });
    expect(shown).toMatchObject({ id: game.id, name: Reflect.get(named ?? {}, 'name') });
    expect(JSON.stringify(shown)).not.toContain('/symbol/');
    // Another kind's page, a wrong token and none.
    for (const address of [
      `/ph/game/reels/${search}`,
      `${pathname}?s=wrong`,
      `${pathname}?s=a&s=b`,
      pathname,
    ]) {
      expect((await open(address)).includes('<script type="application/json"')).toBe(false);
    }
  });

  it('have a visitor’s demo inside, in its language', async () => {
    const platform = subject.platform();
    const game = await gameOf(platform, 'reels', true);
    const { games } = await platform.context.catalogue.current();
    const other = [...games.values()].find(({ typeId, demo }) => typeId === 1 && demo !== 1);
    expect(other).toBeDefined();
    const open = async (query: string) =>
      (await platform.app.inject(`/ph/game/reels/?${query}`)).body;
    const page = await open(`demo=${game.id}&lang=th`);
    expect(page.includes('<html lang="th">')).toBe(true);
    expect(page.slice(page.indexOf('<body'))).toMatch(
      /<script type="application\/json" id="visit-facts">\{"kind":"reels","lang":"th"/,
    );
    for (const query of [`demo=${other?.id}`, 'demo=nothing', 'demo=', 'demo=-1', 'demo=1e400']) {
      expect((await open(query)).includes('<script type="application/json"')).toBe(false);
    }
  });

  it('serve no files from outside their folder', async () => {
    const { app } = subject.platform();
    for (const file of ['..%2fmain.mjs', 'nothing.js', 'main.mjs', '%2e%2e']) {
      expect((await app.inject(`/ph/game/files/${file}`)).statusCode).toBe(404);
    }
    expect((await app.inject('/ph/game/verify')).headers.location).toBe('verify/');
  });

  it('are opened below the path prefix', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const { id } = await gameOf(platform, 'rise');
    const body = JSON.stringify({ gameId: id });
    const started = await send(platform, `/ph${endpoints.startGame.path}`, body, token);
    expect(new URL(String(started.body['gameUrl'])).pathname).toBe('/ph/game/rise/');
  });
});
