import { week as messages } from '#features/week/texts/en-PH.ts';
import { week as thai } from '#features/week/texts/th-TH.ts';
import { YourWeek } from '#features/week/your-week.tsx';
import { WeekScreen } from '#screens/week/week-screen.tsx';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { DEBOUNCE } from '#config/constants.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';
import { fill } from '#tests/support/pages/texts.ts';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 4);

const RECORDS: WireResponseOf<'ownRecords'> = {
  madeTime: NOW,
  account: 'mango',
  deposits: [],
  withdrawals: [],
  rounds: [{ roundNo: 'r1', gameId: 1001, bet: 200_000, win: 80_000, time: NOW - 3 * HOUR }],
  ledger: [],
  sessions: [{ startTime: NOW - 4 * HOUR, endTime: NOW - 2 * HOUR }],
  choices: [],
  totals: [],
  coin: 0,
};

type Limits = WireResponseOf<'protection'>['rg']['limits'];
const rgWith = (limits: Limits) => ({
  rg: {
    limits,
    realityMin: 60 as const,
    breakUntil: 0,
    excludeUntil: 0,
    sessionStart: 0,
    netToday: 0,
  },
});
const lossLimit = (value: number): Limits => [
  { kind: 2, period: 2, value, used: 0, resetTime: NOW + HOUR },
];

/** The card among others, which waits for its button. */
async function openWeek(options: AppOptions = {}, limits: Limits = []) {
  const app = await createApp(options);
  app.answer('protection', rgWith(limits));
  app.answer('ownRecords', RECORDS);
  await renderApp(app, <YourWeek />);
  const user = userEvent.setup();
  const t = options.language === 'th-TH' ? thai : messages;
  return { app, user, t, show: () => user.click(screen.getByRole('button', { name: t.show })) };
}

describe('"Your week"', () => {
  it('asks for the records only when the player wants to see it, and adds them up', async () => {
    const { app, show } = await openWeek();
    expect(app.sent('ownRecords')).toHaveLength(0);
    await show();
    expect(await screen.findByRole('table', { name: messages.chart })).toBeTruthy();
    expect(screen.getByText('₱600.00')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Saturday -₱1,200.00 2 h 0 min' })).toBeTruthy();
    // The button is gone: what it showed has the focus.
    expect(document.activeElement?.textContent).toContain('-₱1,200.00');
    expect(JSON.stringify(app.store.getState())).not.toContain('"roundNo"');
  });

  it.each([
    ['en-PH', messages, 'Saturday', 'Friday'],
    ['th-TH', thai, 'วันเสาร์', 'วันศุกร์'],
  ] as const)('shows it at once on its own screen, in %s', async (language, t, today, before) => {
    const app = await createApp({ language });
    app.answer('protection', rgWith([]));
    app.answer('ownRecords', RECORDS, 50);
    await renderApp(app, <WeekScreen />);
    expect(screen.queryByRole('button', { name: t.show })).toBeNull();
    const days = within(await screen.findByRole('table', { name: t.chart }));
    expect(days.getByRole('rowheader', { name: today })).toBeTruthy();
    const quiet = days.getByRole('rowheader', { name: before }).closest('tr');
    expect(quiet?.textContent).toContain(t.notPlayed);
    expect(app.sent('ownRecords')).toHaveLength(1);
  });

  it('has a scale: a zero line, and the largest value named in money', async () => {
    const app = await createApp();
    app.answer('protection', rgWith([]));
    const won = { roundNo: 'r2', gameId: 1001, bet: 10_000, win: 50_000, time: NOW - 26 * HOUR };
    app.answer('ownRecords', { ...RECORDS, rounds: [...RECORDS.rounds, won] });
    const { container } = await renderApp(app, <WeekScreen />);
    await screen.findByRole('table');
    expect(container.querySelector('[data-week-zero]')?.textContent).toBe('₱0');
    expect(container.querySelector('[data-week-farthest]')?.textContent).toBe('-₱1,200');
    // A win and a loss have the same face: no colour, no sign of praise.
    for (const text of ['₱400.00', '-₱1,200.00']) {
      const { className } = within(screen.getByRole('table')).getByText(text);
      expect(className).not.toMatch(/gold|jade|danger/);
    }
  });

  it('can be tried again on its own screen when it fails', async () => {
    const app = await createApp();
    app.answer('protection', rgWith([]));
    app.refuse('ownRecords', 1203);
    await renderApp(app, <WeekScreen />);
    expect(await screen.findByText(messages.tooOften)).toBeTruthy();
    app.answer('ownRecords', RECORDS);
    const retry = createEvent.click(screen.getByRole('button', { name: enPH.common.retry }));
    Object.defineProperty(retry, 'timeStamp', { value: performance.now() + DEBOUNCE });
    fireEvent(screen.getByRole('button', { name: enPH.common.retry }), retry);
    expect(await screen.findByRole('table', { name: messages.chart })).toBeTruthy();
  });

  it('lowers a limit to what its button names, in one tap and once', async () => {
    const { app, user } = await openWeek({}, lossLimit(200_000));
    const lower = await screen.findByRole('button', {
      name: fill(messages.limit.lowerTo, { value: '₱1,500.00' }),
    });
    expect(app.sent('ownRecords')).toHaveLength(0);
    app.answer('setLimit', rgWith(lossLimit(150_000)));
    app.answer('protection', rgWith(lossLimit(150_000)));
    await user.dblClick(lower);
    await screen.findByText(fill(messages.limit.done, { value: '₱1,500.00' }));
    expect(app.sent('setLimit')).toMatchObject([{ kind: 2, period: 2, value: 150_000 }]);
    // The next lower one is not where the player just tapped.
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      messages.show,
      messages.limit.other,
    ]);
  });

  it('names a limit below the week’s loss to a player without one, and sets another amount', async () => {
    const { app, user, show } = await openWeek();
    expect(await screen.findByRole('button', { name: messages.limit.set })).toBeTruthy();
    await show();
    await screen.findByRole('button', {
      name: fill(messages.limit.setTo, { value: '₱900.00' }),
    });
    await user.click(screen.getByRole('button', { name: messages.limit.other }));
    const field = screen.getByLabelText(messages.limit.label, { selector: 'input' });
    expect(field).toHaveProperty('value', '900');
    app.answer('setLimit', rgWith(lossLimit(80_000)));
    app.answer('protection', rgWith(lossLimit(80_000)));
    await user.clear(field);
    await user.type(field, '800');
    expect(app.sent('setLimit')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: messages.limit.save }));
    await screen.findByText(fill(messages.limit.done, { value: '₱800.00' }));
    expect(app.sent('setLimit')).toMatchObject([{ kind: 2, period: 2, value: 80_000 }]);
  });

  it('says why a lower limit was not set, and keeps the present one', async () => {
    const { app, user } = await openWeek({}, lossLimit(200_000));
    const lower = await screen.findByRole('button', {
      name: fill(messages.limit.lowerTo, { value: '₱1,500.00' }),
    });
    app.refuse('setLimit', 1201);
    await user.click(lower);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText(fill(messages.limit.now, { value: '₱2,000.00' }))).toBeTruthy();
  });

  it.each(['2000', '2001', '', 'abc', '1.5'])(
    'sends no limit of "%s": it would not be lower',
    async (typed) => {
      const { app, user, show } = await openWeek({}, lossLimit(200_000));
      await show();
      await user.click(await screen.findByRole('button', { name: messages.limit.other }));
      const field = screen.getByLabelText(messages.limit.label, { selector: 'input' });
      await user.clear(field);
      if (typed !== '') await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: messages.limit.save }));
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(app.sent('setLimit')).toHaveLength(0);
    },
  );

  it('says calmly that nothing was played', async () => {
    const { app, t, show } = await openWeek({ language: 'th-TH' });
    app.answer('ownRecords', { ...RECORDS, rounds: [], sessions: [] });
    await show();
    expect(await screen.findByText(t.empty)).toBeTruthy();
    expect(screen.getByText(t.emptyText)).toBeTruthy();
  });

  it('shows why it failed, and can be tried again', async () => {
    const { app, show } = await openWeek();
    app.refuse('ownRecords', 1203);
    await show();
    expect(await screen.findByText(messages.tooOften)).toBeTruthy();
  });
});
