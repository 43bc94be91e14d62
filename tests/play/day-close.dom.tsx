/** A game that a limit of the player's own has ended: what was reached, the day's result, and the week. */
import { play as messages } from '#features/play/texts/en-PH.ts';
import { ProtectionCode } from '#shared/protection/errors.ts';
import { DAY_MS, HOUR_MS } from '#shared/time/duration.ts';
import { StartScreen } from '#screens/start/start-screen.tsx';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { createApp, renderApp } from '#tests/app/render-app.tsx';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

type RgState = WireResponseOf<'protection'>['rg'];

const limit = (kind: 1 | 2 | 3 | 4, period: 1 | 2 | 3, value: number, used: number) => ({
  kind,
  period,
  value,
  used,
  resetTime: Date.now() + DAY_MS,
});

const RG: RgState = {
  limits: [],
  realityMin: 60,
  breakUntil: 0,
  excludeUntil: 0,
  sessionStart: Date.now() - HOUR_MS,
  netToday: -45_050,
};

async function refusedGame(errcode: number, rg: Partial<RgState>) {
  const app = await createApp();
  app.platform.reply('startGame', { json: { errcode, until: Date.now() + DAY_MS } });
  app.answer('protection', { rg: { ...RG, ...rg } });
  const ways = {
    onBack: vi.fn(),
    onUnlisted: vi.fn(),
    onHistory: vi.fn(),
    onSupport: vi.fn(),
    onWithdrawal: vi.fn(),
  };
  await renderApp(app, <StartScreen {...ways} gameId={1} isDemo={false} />);
  return within(await screen.findByRole('alert'));
}

const lines = () =>
  screen
    .getAllByRole('definition')
    .map((value) => [value.previousSibling?.textContent, value.textContent]);

describe('a game at a limit of the player’s own', () => {
  it('closes with the limits that were reached, the net result of the day and the week', async () => {
    const problem = await refusedGame(ProtectionCode.spendingLimit, {
      limits: [
        limit(2, 1, 45_000, 45_050),
        limit(2, 2, 200_000, 45_050),
        limit(1, 1, 50_000, 50_000),
        limit(3, 3, 900_000, 900_000),
      ],
    });
    expect(problem.getByText(messages.failed.closeTitle)).toBeTruthy();
    await problem.findByText(messages.close.net);
    expect(lines()).toEqual([
      [messages.close.loss.day, '₱450'],
      [messages.close.bet.month, '₱9,000'],
      [messages.close.net, '-₱450.50'],
    ]);
    const week = problem.getByRole('link', { name: messages.close.week });
    expect(week.getAttribute('href')).toBe('/profile/week');
  });

  it('closes with the time that was chosen', async () => {
    const problem = await refusedGame(ProtectionCode.sessionLimit, {
      limits: [limit(4, 1, 60, 61)],
      netToday: 12_000,
    });
    await problem.findByText(messages.close.net);
    expect(lines()).toEqual([
      [messages.close.session.day, '60 min'],
      [messages.close.net, '+₱120.00'],
    ]);
  });

  it('shows no day for a break, which says what it is itself', async () => {
    const problem = await refusedGame(ProtectionCode.onBreak, {
      limits: [limit(2, 1, 45_000, 45_050)],
    });
    expect(problem.getByText(messages.failed.restTitle)).toBeTruthy();
    expect(problem.queryByRole('link')).toBeNull();
  });
});
