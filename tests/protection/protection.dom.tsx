import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { protection as messages } from '#features/protection/texts/en-PH.ts';
import { protection as thai } from '#features/protection/texts/th-TH.ts';
import { BreaksScreen } from '#screens/responsible/breaks-screen.tsx';
import { HelpScreen } from '#screens/responsible/help-screen.tsx';
import { LimitsScreen } from '#screens/responsible/limits-screen.tsx';
import { ResponsibleScreen } from '#screens/responsible/responsible-screen.tsx';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_RULES, PASSWORD } from '#tests/account/account-rules.ts';
import { enter } from '#tests/app/fields.ts';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

type RgState = WireResponseOf<'protection'>['rg'];
const HOUR = 3_600_000;

/** Protection state of a player without limits or pauses. */
const rgState = (overrides: Partial<RgState> = {}): { rg: RgState } => ({
  rg: {
    limits: [],
    realityMin: 60,
    breakUntil: 0,
    excludeUntil: 0,
    sessionStart: Date.now(),
    netToday: 0,
    ...overrides,
  },
});

const dailyDeposit = (overrides: object = {}): RgState['limits'][number] => ({
  kind: 1,
  period: 1,
  value: 100_000,
  used: 25_000,
  resetTime: Date.now() + HOUR,
  ...overrides,
});

const DAILY = { kind: messages.limit.kind.deposit, period: messages.limit.period.day };

/** Makes the server accept the call and report the new state afterwards. */
async function respondsTo(
  app: App,
  name: 'setLimit' | 'confirmLimit' | 'takeBreak' | 'selfExclude',
  rg: { rg: RgState },
) {
  await expect.poll(() => app.sent('protection').length).toBeGreaterThan(0);
  app.answer(name, rg, 50);
  app.answer('protection', rg);
}

const createPlayer = () => createApp({ config: ACCOUNT_RULES });

async function openScreen(app: App, shown: ReactElement) {
  await renderApp(app, shown);
  const user = userEvent.setup();
  const button = (name: string) => screen.findByRole('button', { name });
  return {
    user,
    /** Sets a daily deposit limit. */
    async limitDeposits(amount: string) {
      await user.click(await button(fill(messages.limit.setOf, DAILY)));
      const form = within(screen.getByRole('form', { name: fill(messages.limit.formOf, DAILY) }));
      if (amount !== '') await enter(user, form.getByLabelText('Maximum, in whole pesos'), amount);
      await user.dblClick(form.getByRole('button', { name: messages.limit.save }));
      return form;
    },
    async stopFor(time: string) {
      await user.click(await button(time));
      await user.dblClick(await button(messages.pause.confirm));
    },
    /** Submits the self-exclusion form and confirms it. */
    async excludeFor(time: string, password = PASSWORD) {
      await user.click(await screen.findByRole('radio', { name: time }));
      await enter(user, screen.getByLabelText(messages.exclude.password), password);
      await user.click(await button(messages.exclude.submit));
      await user.dblClick(await button(messages.exclude.confirm));
    },
  };
}

describe('a limit', () => {
  it('is set once for two taps, and shows the used part', async () => {
    const app = await createPlayer();
    app.answer('protection', rgState());
    const { limitDeposits } = await openScreen(app, <LimitsScreen />);
    await respondsTo(app, 'setLimit', rgState({ limits: [dailyDeposit()] }));
    await limitDeposits('1000');
    const used = fill(messages.limit.used, { used: '₱250.00', value: '₱1,000' });
    expect((await screen.findAllByText(used)).length).toBeGreaterThan(0);
    expect(app.sent('setLimit')).toMatchObject([{ kind: 1, period: 1, value: 100_000 }]);
  });

  it('must be a whole number, and its field starts empty', async () => {
    const app = await createPlayer();
    app.answer('protection', rgState());
    const { limitDeposits } = await openScreen(app, <LimitsScreen />);
    const form = await limitDeposits('');
    expect(form.getByText(messages.limit.wrong.empty)).toBeTruthy();
    expect(app.sent('setLimit')).toEqual([]);
  });

  it('shows why it was not saved, and preserves its form', async () => {
    const app = await createPlayer();
    app.answer('protection', rgState());
    app.platform.reply('setLimit', 'no-network');
    const { limitDeposits } = await openScreen(app, <LimitsScreen />);
    const form = await limitDeposits('1000');
    expect(await form.findByText(enPH.common.problem.network)).toBeTruthy();
  });

  it('can be raised with a confirmation after 24 hours', async () => {
    const pending = { value: 200_000, effectTime: 1_000, needConfirm: 1 as const };
    const app = await createPlayer();
    app.answer('protection', rgState({ limits: [dailyDeposit({ pending })] }));
    const { user } = await openScreen(app, <LimitsScreen />);
    await respondsTo(app, 'confirmLimit', rgState({ limits: [dailyDeposit({ value: 200_000 })] }));
    const yes = fill(messages.limit.confirm, { value: '₱2,000' });
    await user.click(await screen.findByRole('button', { name: yes }));
    const used = fill(messages.limit.used, { used: '₱250.00', value: '₱2,000' });
    expect((await screen.findAllByText(used)).length).toBeGreaterThan(0);
    expect(app.sent('confirmLimit')).toMatchObject([{ kind: 1, period: 1, accept: 1 }]);
  });
});

describe('a break', () => {
  it('starts once for two taps after a confirmation, and can only be extended', async () => {
    const app = await createPlayer();
    app.answer('protection', rgState());
    const { stopFor } = await openScreen(app, <BreaksScreen />);
    await respondsTo(app, 'takeBreak', rgState({ breakUntil: Date.now() + 72 * HOUR }));
    await stopFor(messages.pause.hours.for72);
    expect(await screen.findByText(patternOf(messages.pause.onBreak))).toBeTruthy();
    expect(app.sent('takeBreak')).toMatchObject([{ hours: 72 }]);
    expect(screen.getByText(new RegExp(messages.pause.longer))).toBeTruthy();
  });

  it('says that it was not started, and starts on the next tap', async () => {
    const app = await createPlayer();
    app.answer('protection', rgState());
    app.platform.reply('takeBreak', 'no-network');
    const { stopFor } = await openScreen(app, <BreaksScreen />);
    await stopFor(messages.pause.hours.for24);
    expect(await screen.findByText(enPH.common.problem.network)).toBeTruthy();
    expect(screen.queryByText(patternOf(messages.pause.onBreak))).toBeNull();
  });
});

describe('a self-exclusion', () => {
  it('asks for length, password and a confirmation, and sends the password encrypted', async () => {
    const app = await createPlayer();
    app.answer('protection', rgState());
    const { excludeFor } = await openScreen(app, <BreaksScreen />);
    await respondsTo(app, 'selfExclude', rgState({ excludeUntil: Date.now() + 5_000 * HOUR }));
    await excludeFor(messages.exclude.months.for6);
    expect(await screen.findByText(patternOf(messages.pause.excluded))).toBeTruthy();
    const [request, ...more] = app.sent('selfExclude') as { password: string }[];
    expect(more).toEqual([]);
    expect(request).toMatchObject({ months: 6 });
    expect(request?.password.length).toBeGreaterThan(100);
    const state = JSON.stringify(app.store.getState());
    for (const secret of [PASSWORD, request?.password]) expect(state).not.toContain(secret);
  });

  it('explains a wrong password', async () => {
    const app = await createPlayer();
    app.answer('protection', rgState());
    app.refuse('selfExclude', 1019);
    const { excludeFor } = await openScreen(app, <BreaksScreen />);
    await excludeFor(messages.exclude.months.for12);
    expect(await screen.findByText(messages.exclude.wrongPassword)).toBeTruthy();
  });

  it('names missing fields before anything is sent', async () => {
    const app = await createPlayer();
    app.answer('protection', rgState());
    const { user } = await openScreen(app, <BreaksScreen />);
    await user.click(await screen.findByRole('button', { name: messages.exclude.submit }));
    expect(screen.getByText(messages.exclude.wrongLength)).toBeTruthy();
    expect(app.sent('selfExclude')).toEqual([]);
  });
});

describe('the responsible gambling page', () => {
  it('has a self-test of nine questions whose answers stay on the device', async () => {
    const app = await createPlayer();
    app.answer('protection', rgState());
    const { user } = await openScreen(app, <HelpScreen />);
    await user.click(await screen.findByRole('button', { name: messages.test.begin }));
    await user.click(screen.getByRole('button', { name: messages.test.submit }));
    expect(screen.getByText(fill(messages.test.missing_other, { count: 9 }))).toBeTruthy();
    const asked = app.platform.received.length;
    const kept = JSON.stringify([localStorage, sessionStorage]);
    for (const [words, score, band] of [
      [messages.test.answer.never, 0, messages.test.band.none],
      [messages.test.answer.sometimes, 9, messages.test.band.high],
      [messages.test.answer.always, 27, messages.test.band.high],
    ] as const) {
      for (const answer of screen.getAllByRole('radio', { name: words })) await user.click(answer);
      await user.click(screen.getByRole('button', { name: messages.test.submit }));
      expect(await screen.findByText(fill(messages.test.score, { score }))).toBeTruthy();
      expect(screen.getByText(band)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: messages.test.again }));
    }
    expect(JSON.stringify([localStorage, sessionStorage])).toBe(kept);
    expect(app.platform.received).toHaveLength(asked);
  });

  it('tells a visitor where to set limits, without calls for players', async () => {
    const app = await createApp({ isVisitor: true });
    await openScreen(app, <ResponsibleScreen />);
    const link = screen.getByRole('link', { name: messages.visitor.login });
    expect(link.getAttribute('href')).toBe('/login?back=%2Fresponsible');
    expect(screen.queryByText(messages.limit.title)).toBeNull();
    expect(app.sent('protection')).toEqual([]);
  });

  it('shows an error when the limits could not be loaded, and retries', async () => {
    const app = await createPlayer();
    app.platform.reply('protection', { status: 403 });
    const { user } = await openScreen(app, <LimitsScreen />);
    const failed = await screen.findAllByText(messages.failedTitle);
    expect(failed.length).toBeGreaterThan(0);
    app.answer('protection', rgState({ limits: [dailyDeposit()] }));
    for (const retry of screen.getAllByRole('button', { name: enPH.common.retry })) {
      await user.click(retry);
    }
    expect(
      await screen.findByRole('button', { name: fill(messages.limit.changeOf, DAILY) }),
    ).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH', config: ACCOUNT_RULES });
    app.answer('protection', rgState());
    await openScreen(app, <BreaksScreen />);
    expect(await screen.findByRole('button', { name: thai.exclude.submit })).toBeTruthy();
  });
});
