import { describe, expect, it } from 'vitest';
import { GAME_PAGES } from '#server/game/page-routes.ts';
import { platformUnderTest, ownPlayer, send } from '#tests/server/platforms.ts';
import { gameOf } from './games.ts';
import { endpoints } from '#shared/wire/endpoints.ts';

const APP = 'https://lobby.example';

describe('the pages of the games', () => {
  const subject = platformUnderTest([`--allowed-origins=${APP}`, '--path-prefix=/ph']);

  it.each(GAME_PAGES)(
    '%s: run only their own files, and can be framed only by the app',
    async (page) => {
      const { app } = subject.platform();
      const { statusCode, headers, body } = await app.inject(`/ph/game/${page}/?s=x`);
      expect(statusCode).toBe(200);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`frame-ancestors 'self' ${APP};`);
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).not.toMatch(/unsafe|https:(?!\/\/lobby)/);
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/);
    },
  );

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
