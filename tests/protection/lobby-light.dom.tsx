/** The lobby of a player whose limit is being used up. */
import { LobbyLight } from '#app/settled/lobby-light.tsx';
import { LobbyClose } from '#app/lobby-close.tsx';
import { protectionApi } from '#api/protection.ts';
import { protection } from '#features/protection/texts/en-PH.ts';
import { protection as thai } from '#features/protection/texts/th-TH.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { sessionEnded } from '#state/session/session-slice.ts';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const answer = (used: number): WireResponseOf<'protection'> => ({
  rg: {
    limits: [{ kind: 2, period: 1, value: 50_000, used, resetTime: Date.now() + 60_000 }],
    realityMin: 60,
    breakUntil: 0,
    excludeUntil: 0,
    sessionStart: 0,
    netToday: -used,
  },
});

const shownLight = () => document.documentElement.dataset['light'];

/** Another part of the app asks for the limits. */
async function limitsArrive(app: App, used: number) {
  app.answer('protection', answer(used));
  await app.store.dispatch(
    protectionApi.endpoints.protection.initiate(undefined, {
      subscribe: false,
      forceRefetch: true,
    }),
  );
}

describe('the lobby of a player with a limit', () => {
  it('gets dimmer by every answer about it', async () => {
    const app = await createApp();
    await renderApp(app, <LobbyLight />);
    expect(shownLight()).toBeUndefined();
    const steps = [
      [25_000, 'soft'],
      [40_000, 'low'],
      [50_000, 'out'],
      [10_000, undefined],
    ] as const;
    for (const [used, light] of steps) {
      await limitsArrive(app, used);
      await expect.poll(shownLight).toBe(light);
    }
  });

  it('is bright again for whoever is next on the phone', async () => {
    const app = await createApp();
    await renderApp(app, <LobbyLight />);
    await limitsArrive(app, 45_000);
    await expect.poll(shownLight).toBe('low');
    app.store.dispatch(sessionEnded('logged-out'));
    await expect.poll(shownLight).toBeUndefined();
  });

  it.each([
    ['en-PH', protection],
    ['th-TH', thai],
  ] as const)('ends with the day and one link to the limits, in %s', async (language, t) => {
    const app = await createApp({ language });
    app.answer('protection', answer(50_000));
    await renderApp(app, <LobbyClose />);
    expect(await screen.findByRole('region', { name: t.close.title })).toBeTruthy();
    expect(screen.getByText(t.today.net)).toBeTruthy();
    expect(screen.getByText(/500\.00/)).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/responsible/limits']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
