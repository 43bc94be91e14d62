import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { BreakRow } from '#features/pause/break-row.tsx';
import { PausedScreen } from '#screens/pause/pause-screen.tsx';
import { pause as messages } from '#features/pause/texts/en-PH.ts';
import { pause as thai } from '#features/pause/texts/th-TH.ts';
import { patternOf } from '#tests/support/pages/texts.ts';
import { epochMs } from '#shared/time/duration.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const HOUR = 3_600_000;
const FREE = { breakUntil: 0, excludeUntil: 0 };

const accountState = (until: typeof FREE = FREE): WireResponseOf<'protection'> => ({
  rg: { limits: [], realityMin: 60, sessionStart: Date.now(), netToday: 0, ...until },
});
const onBreak = () => accountState({ ...FREE, breakUntil: Date.now() + 24 * HOUR });

async function openRow(app: App) {
  await renderApp(app, <BreakRow />);
  const user = userEvent.setup();
  return {
    user,
    async stop() {
      await user.click(await screen.findByRole('button', { name: messages.stop }));
      expect(screen.getByText(messages.question)).toBeTruthy();
      await user.dblClick(screen.getByRole('button', { name: messages.stop }));
    },
  };
}

describe('stopping for a day', () => {
  it('asks for a confirmation, starts the break once for two taps, and shows its end', async () => {
    const app = await createApp();
    app.answer('protection', accountState());
    const { stop } = await openRow(app);
    await screen.findByRole('button', { name: messages.stop });
    app.answer('takeBreak', onBreak(), 50);
    app.answer('protection', onBreak());
    await stop();
    expect(await screen.findByText(patternOf(messages.onBreak))).toBeTruthy();
    expect(screen.getByText(messages.open)).toBeTruthy();
    expect(app.sent('takeBreak')).toMatchObject([{ hours: 24 }]);
  });

  it('can be cancelled', async () => {
    const app = await createApp();
    app.answer('protection', accountState());
    const { user } = await openRow(app);
    await user.click(await screen.findByRole('button', { name: messages.stop }));
    await user.click(screen.getByRole('button', { name: messages.cancel }));
    const row = screen.getByRole('button', { name: messages.stop });
    expect(document.activeElement).toBe(row);
    expect(app.sent('takeBreak')).toEqual([]);
  });

  it('says that the break was not started', async () => {
    const app = await createApp();
    app.answer('protection', accountState());
    app.platform.reply('takeBreak', 'no-network');
    const { stop } = await openRow(app);
    await stop();
    expect(await screen.findByText(messages.failed)).toBeTruthy();
  });

  it('is not offered to a player who is already on a break', async () => {
    const app = await createApp();
    app.answer('protection', onBreak());
    await openRow(app);
    expect(await screen.findByText(patternOf(messages.onBreak))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH' });
    app.answer('protection', accountState());
    await openRow(app);
    expect(await screen.findByRole('button', { name: thai.stop })).toBeTruthy();
  });
});

describe('a promotional screen for a player on a break', () => {
  it.each([
    ['break', messages.onBreakNoEnd, messages.closedNoEnd],
    ['excluded', messages.excludedNoEnd, messages.closedNoEnd],
    ['blocked', messages.blocked, messages.blockedText],
  ] as const)('says why, and what stays open: %s', async (kind, title, text) => {
    const app = await createApp();
    await renderApp(app, <PausedScreen noun="spin" playBlock={{ kind, until: null }} />);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    for (const [name, to] of [
      [messages.withdrawal, '/withdrawal'],
      [messages.records, '/record/transaction'],
      [messages.limits, '/responsible'],
      [messages.service, '/service'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
    }
  });

  it('shows when the break ends', async () => {
    const app = await createApp();
    const playBlock = { kind: 'break', until: epochMs(Date.UTC(2026, 10, 27, 4)) } as const;
    await renderApp(app, <PausedScreen noun="task" playBlock={playBlock} />);
    expect(screen.getByText(/Nov 27/)).toBeTruthy();
  });
});
