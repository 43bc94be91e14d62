import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import type { RecordQuery } from '#shared/record/record-query.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { record as messages } from '#features/record/texts/en-PH.ts';
import { record as thai } from '#features/record/texts/th-TH.ts';
import { TransactionsScreen } from '#screens/transactions/transactions-screen.tsx';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withEmptyDatabase } from '#tests/app/empty-database.ts';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const NOON = Date.UTC(2026, 10, 20, 4);
const PAGE = { pageNo: 1, pageSize: 20, total: 1, hasMore: 0 } as const;

const movement = (id: string, overrides = {}): WireResponseOf<'transactions'>['list'][number] => ({
  id,
  type: 1,
  amount: 50_000,
  balanceAfter: 123_456,
  status: 1,
  refNo: `R-${id}`,
  time: NOON,
  text: '',
  ...overrides,
});

const MOVEMENTS: WireResponseOf<'transactions'> = {
  ...PAGE,
  total: 2,
  list: [movement('m1'), movement('m2', { type: 3, amount: -2_000, balanceAfter: 73_456 })],
};

const ROUNDS: WireResponseOf<'gameRecord'> = {
  ...PAGE,
  list: [{ roundNo: 'G-1', gameId: 1, bet: 500, win: 1_200, balanceAfter: 9_000, time: NOON }],
  sum: { bet: 500, win: 1_200 },
};

const WITHDRAWALS: WireResponseOf<'withdrawals'> = {
  ...PAGE,
  list: [
    {
      orderNo: 'W-1',
      amount: 50_000,
      fee: 0,
      arriveAmount: 50_000,
      bankName: 'LanternPay',
      accountMask: '*4567',
      status: 3,
      createTime: NOON,
      updateTime: NOON,
      etaTime: NOON,
      failText: 'Name differs',
      steps: [{ status: 1, time: NOON, text: '' }],
    },
  ],
};

/** The screen with a URL query that follows the selection, as under the router. */
function AddressedRecords({ start }: { readonly start: RecordQuery }) {
  const [query, setQuery] = useState(start);
  return <TransactionsScreen query={query} onQuery={setQuery} />;
}

async function openRecords(app: App, start: RecordQuery = {}) {
  await renderApp(app, <AddressedRecords start={start} />);
  const user = userEvent.setup();
  return {
    user,
    async open(name: RegExp) {
      await user.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('dialog'));
    },
    async choose(filter: string) {
      await user.click(screen.getByRole('button', { name: patternOf(messages.filter.open) }));
      const sheet = within(await screen.findByRole('dialog', { name: messages.filter.title }));
      await user.click(sheet.getByRole('button', { name: filter }));
      await user.click(sheet.getByRole('button', { name: messages.filter.show }));
    },
  };
}

withEmptyDatabase();
afterEach(() => void vi.restoreAllMocks());

describe('the records', () => {
  it('list every transaction under its day, with totals [routes.record-transaction]', async () => {
    const app = await createApp();
    app.answer('transactions', MOVEMENTS);
    await openRecords(app);
    const deposit = await screen.findByRole('button', { name: /^Deposit/ });
    expect(deposit.textContent).toContain('+₱500.00');
    expect(deposit.textContent).toContain(fill(messages.balance, { amount: '₱1,234.56' }));
    expect(screen.getByRole('button', { name: /^Bet/ }).textContent).toContain('-₱20.00');
    expect(screen.getByRole('heading', { name: /Nov 20/ })).toBeTruthy();
    expect(screen.getByText(fill(messages.totals.ofAll_other, { count: 2 }))).toBeTruthy();
    const figureOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(figureOf(messages.totals.paidIn)).toBe('+₱500.00');
    expect(figureOf(messages.totals.played)).toBe('-₱20.00');
  });

  it('name the game and the bonus, and total all matches, not the page', async () => {
    const app = await createApp();
    app.answer('transactions', {
      ...PAGE,
      total: 412,
      hasMore: 1,
      list: [
        movement('m1', { type: 5, amount: 700, source: 'vip' }),
        movement('m2', { type: 3, amount: -2_000, gameId: 1 }),
        movement('m3', { type: 4, amount: 4_000, gameId: 987_654 }),
        movement('m4', { type: 5, amount: 300, source: 'of a later server' }),
      ],
      sum: {
        received: 9_000_000,
        spent: 1_000_000,
        byType: { 1: 5_000_000, 2: -600_000, 3: -400_000, 4: 390_000, 5: 1_000 },
      },
    });
    await openRecords(app);
    expect(await screen.findByRole('button', { name: /^VIP bonus/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Bet · Lantern Reef/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Win · .*987654/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Bonus/ })).toBeTruthy();
    expect(screen.getByText('-₱100.00')).toBeTruthy();
    expect(screen.getByText('+₱44,000.00')).toBeTruthy();
    expect(screen.getByText(fill(messages.totals.ofAll_other, { count: 412 }))).toBeTruthy();
  });

  it('total all matching orders, not those of the page', async () => {
    const app = await createApp();
    app.answer('withdrawals', {
      ...WITHDRAWALS,
      total: 61,
      hasMore: 1,
      sum: { arrived: 7_700_000, pending: 50_000 },
    });
    await openRecords(app, { tab: 'withdrawals' });
    expect(await screen.findByText('₱77,000.00')).toBeTruthy();
    expect(screen.getByText(fill(messages.totals.ofAll_other, { count: 61 }))).toBeTruthy();
  });

  it('show the number of records when the server sends no total', async () => {
    const app = await createApp();
    app.answer('withdrawals', { ...WITHDRAWALS, total: 61, hasMore: 1 });
    await openRecords(app, { tab: 'withdrawals' });
    expect(
      await screen.findByText(fill(messages.totals.ofLoaded, { count: 1, total: 61 })),
    ).toBeTruthy();
  });

  it('show the details of one, and only the rounds of its game', async () => {
    const app = await createApp();
    app.answer('transactions', MOVEMENTS);
    app.answer('gameRecord', ROUNDS);
    const { user, open } = await openRecords(app);
    await user.click(screen.getByRole('tab', { name: messages.tab.rounds }));
    const detail = await open(/Lantern Reef/);
    expect(detail.getByText('G-1')).toBeTruthy();
    expect(detail.getAllByText('+₱7.00').length).toBeGreaterThan(0);
    await user.click(detail.getByRole('button', { name: messages.detail.onlyGame }));
    await expect.poll(() => app.sent('gameRecord').at(-1)).toMatchObject({ gameId: 1 });
  });

  it('have the details of the chosen one beside the list, where there is room', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
    );
    const app = await createApp();
    app.answer('transactions', MOVEMENTS);
    const { user } = await openRecords(app);
    const beside = within(
      await screen.findByRole('complementary', { name: messages.detail.title }),
    );
    const [deposit, bet] = [
      screen.getByRole('button', { name: /^Deposit/ }),
      screen.getByRole('button', { name: /^Bet/ }),
    ];
    expect(beside.getByText('R-m1')).toBeTruthy();
    expect(deposit.getAttribute('aria-current')).toBe('true');
    await user.click(bet);
    expect(await beside.findByText('R-m2')).toBeTruthy();
    expect(beside.queryByText('R-m1')).toBeNull();
    expect(bet.getAttribute('aria-current')).toBe('true');
    expect(deposit.getAttribute('aria-current')).toBe('false');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show why a withdrawal was rejected, and link to customer service', async () => {
    const app = await createApp();
    app.answer('withdrawals', WITHDRAWALS);
    const { open } = await openRecords(app, { tab: 'withdrawals' });
    const detail = await open(/LanternPay/);
    expect(detail.getByText('Name differs')).toBeTruthy();
    const link = detail.getByRole('link', { name: messages.detail.toService });
    expect(link.getAttribute('href')).toBe('/service');
  });

  it('request what the filters select, and offer a reset when nothing matches', async () => {
    const app = await createApp();
    app.answer('transactions', { ...PAGE, total: 0, list: [] });
    const { user, choose } = await openRecords(app);
    await choose(messages.kind.bonus);
    await user.click(screen.getByRole('button', { name: messages.filter.week }));
    await expect.poll(() => app.sent('transactions').at(-1)).toMatchObject({ types: [5] });
    expect(app.sent('transactions').at(-1)).toHaveProperty('beginTime');
    expect(await screen.findByText(messages.none)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: messages.noneAction }));
    expect(await screen.findByText(messages.empty.all)).toBeTruthy();
  });

  it('load page by page, and retry a page that failed', async () => {
    const app = await createApp();
    app.answer('transactions', { ...MOVEMENTS, total: 3, hasMore: 1 });
    const { user } = await openRecords(app);
    const more = await screen.findByRole('button', { name: messages.more });
    app.platform.reply('transactions', { status: 403 });
    await user.click(more);
    expect(await screen.findByText(/403/)).toBeTruthy();
    app.answer('transactions', {
      ...MOVEMENTS,
      pageNo: 2,
      total: 3,
      list: [movement('m3', { type: 4 })],
    });
    await user.click(screen.getByRole('button', { name: messages.more }));
    expect(await screen.findByRole('button', { name: /^Win/ })).toBeTruthy();
    expect(screen.getByText(messages.end)).toBeTruthy();
    expect(app.sent('transactions').at(-1)).toMatchObject({ pageNo: 2 });
  });

  it('are exported as a table with the shown values', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:table';
    });
    const app = await createApp();
    app.answer('transactions', MOVEMENTS);
    const { user } = await openRecords(app);
    await user.click(await screen.findByRole('button', { name: messages.csv.save }));
    expect(await screen.findByText(fill(messages.csv.saved_other, { count: 2 }))).toBeTruthy();
    const table = await files[0]?.text();
    expect(table).toMatch(/2026-11-20 12:00.*Deposit.*500\.00.*1234\.56/);
  });

  it('link to the deposit while there are none', async () => {
    const app = await createApp();
    app.answer('deposits', { ...PAGE, total: 0, list: [] });
    await openRecords(app, { tab: 'deposits' });
    expect(await screen.findByText(messages.empty.deposits)).toBeTruthy();
    const link = screen.getByRole('link', { name: messages.empty.toDeposit });
    expect(link.getAttribute('href')).toBe('/deposit');
  });

  it('are stored on the device, and show their age without a network', async () => {
    const app = await createApp();
    app.answer('transactions', MOVEMENTS);
    await openRecords(app);
    await screen.findByRole('button', { name: /^Deposit/ });
    app.close();
    app.platform.reply('transactions', 'no-network');
    app.store.dispatch({ type: 'api/resetApiState' });
    await openRecords(app);
    expect(await screen.findByText(patternOf(messages.stored.unreachable))).toBeTruthy();
    expect(screen.getByText(fill(messages.totals.ofStored, { count: 2 }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: messages.csv.save })).toBeNull();
  });

  it('show an error when loading fails', async () => {
    const app = await createApp();
    app.platform.reply('deposits', 'no-network');
    await openRecords(app, { tab: 'deposits' });
    expect(await screen.findByText(messages.failedTitle)).toBeTruthy();
    expect(screen.getByText(enPH.common.problem.network)).toBeTruthy();
  });

  it('are translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH' });
    app.answer('transactions', MOVEMENTS);
    await openRecords(app);
    expect(await screen.findByRole('tab', { name: thai.tab.rounds })).toBeTruthy();
    expect(await screen.findByRole('button', { name: thai.csv.save })).toBeTruthy();
  });
});
