/** The overview of player protection: each part with its state. */
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { protection as messages } from '#features/protection/texts/en-PH.ts';
import { footer } from '#i18n/texts/en-PH/footer.ts';
import { setShownPath } from '#browser/history/navigation.ts';
import { NO_END } from '#shared/protection/pause.ts';
import { HelpScreen } from '#screens/responsible/help-screen.tsx';
import { RecordsScreen } from '#screens/responsible/records-screen.tsx';
import { ResponsibleScreen } from '#screens/responsible/responsible-screen.tsx';
import { ACCOUNT_RULES } from '#tests/account/account-rules.ts';
import { createApp, renderApp } from '#tests/app/render-app.tsx';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

type RgState = WireResponseOf<'protection'>['rg'];

const NOTHING: RgState = {
  limits: [],
  realityMin: 60,
  breakUntil: 0,
  excludeUntil: 0,
  sessionStart: 0,
  netToday: 0,
};

/** Opens the overview of a player in this state. */
async function openOverview(rg: Partial<RgState>) {
  const app = await createApp({ config: ACCOUNT_RULES });
  app.answer('protection', { rg: { ...NOTHING, ...rg } });
  await renderApp(app, <ResponsibleScreen />);
  return {
    app,
    card: (title: string) => screen.findByRole('link', { name: new RegExp(`^${title}`) }),
  };
}

const { overview } = messages;

describe('the overview of player protection', () => {
  it('opens a screen for each part, and says that nothing is set', async () => {
    const { card } = await openOverview({});
    await screen.findByText(overview.noLimits);
    for (const [title, to, state] of [
      [overview.limits, 'limits', overview.noLimits],
      [overview.breaks, 'breaks', overview.noBreak],
      [overview.play, 'records', fill(overview.net, { amount: '₱0.00' })],
      [overview.help, 'help', overview.selfHelp],
    ] as const) {
      const link = await card(title);
      expect(link.getAttribute('href')).toBe(`/responsible/${to}`);
      expect(link.textContent).toContain(state);
    }
  });

  it('has no link to itself, which the same block has on other screens', async () => {
    await openOverview({});
    await screen.findByText(overview.noLimits);
    const links = () => screen.queryAllByRole('link', { name: footer.responsible });
    expect(links()).toHaveLength(1);
    act(() => setShownPath('/responsible'));
    expect(links()).toHaveLength(0);
    act(() => setShownPath('/lobby/home'));
  });

  it('counts the limits, and names the one that is reached next', async () => {
    const limit = { kind: 1, period: 1, value: 100_000, used: 25_000, resetTime: 1 } as const;
    const { card } = await openOverview({
      limits: [
        limit,
        { ...limit, kind: 4, value: 60, used: 45 },
        { ...limit, kind: 3, value: null, used: 900_000 },
      ],
    });
    await screen.findByText(fill(overview.set_other, { count: 2 }));
    const { textContent } = await card(overview.limits);
    expect(textContent).toContain(
      fill(messages.limit.used, { used: '45 minutes', value: '60 minutes' }),
    );
    expect(textContent).not.toContain('₱250.00');
  });

  it('says until when a player is paused, and the net result of the day', async () => {
    const { card } = await openOverview({
      breakUntil: Date.now() + 3_600_000,
      netToday: -30_050,
    });
    await screen.findByText(fill(overview.net, { amount: '-₱300.50' }));
    expect((await card(overview.breaks)).textContent).toMatch(patternOf(messages.pause.onBreak));
  });

  it('says that an exclusion has no end', async () => {
    const { card } = await openOverview({ excludeUntil: NO_END });
    await screen.findByText(messages.pause.excludedNoEnd);
    expect((await card(overview.breaks)).textContent).toContain(messages.pause.excludedNoEnd);
  });

  it('still opens every part when its state could not be loaded', async () => {
    const app = await createApp({ config: ACCOUNT_RULES });
    app.platform.reply('protection', { status: 403 });
    await renderApp(app, <ResponsibleScreen />);
    expect(await screen.findAllByText(messages.failedTitle)).toHaveLength(3);
    expect(screen.getByRole('link', { name: new RegExp(`^${overview.limits}`) })).toBeTruthy();
  });

  it('shows a visitor what needs no account', async () => {
    const app = await createApp({ isVisitor: true });
    await renderApp(app, <ResponsibleScreen />);
    expect(await screen.findByRole('link', { name: new RegExp(`^${overview.help}`) })).toBeTruthy();
    expect(screen.queryByText(overview.limits)).toBeNull();
  });
});

describe('a part of player protection', () => {
  it('tells a visitor whose it is, and returns to the overview without a previous screen', async () => {
    const app = await createApp({ isVisitor: true });
    await renderApp(app, <RecordsScreen />);
    expect(screen.getByRole('link', { name: messages.visitor.login })).toBeTruthy();
    expect(screen.queryByText(messages.records.title)).toBeNull();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/responsible');
    expect(app.sent('protection')).toEqual([]);
  });

  it('shows the day, with the time where a limit counts it', async () => {
    const app = await createApp({ config: ACCOUNT_RULES });
    const time = { kind: 4, period: 1, value: null, used: 45, resetTime: 1 } as const;
    app.answer('protection', { rg: { ...NOTHING, netToday: 12_000, limits: [time] } });
    await renderApp(app, <RecordsScreen />);
    expect(await screen.findByText('₱120.00')).toBeTruthy();
    expect(screen.getByText('45 minutes')).toBeTruthy();
  });

  it('offers help to everyone', async () => {
    const app = await createApp({ isVisitor: true });
    await renderApp(app, <HelpScreen />);
    for (const title of [messages.help.title, messages.test.title, messages.who.title]) {
      expect(screen.getByText(title)).toBeTruthy();
    }
  });
});
