import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { rewardItems as messages } from '#features/reward-items/texts/en-PH.ts';
import { rewardItems as thai } from '#features/reward-items/texts/th-TH.ts';
import { ItemsScreen } from '#screens/items/items-screen.tsx';
import { fill } from '#tests/support/pages/texts.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp } from '#tests/app/render-app.tsx';

type Wire = WireResponseOf<'rewardItems'>['items'][number];

const DAY_MS = 86_400_000;
/** Server time in `appConfigAnswer`. */
const now = 1_700_000_000_000;

const boost = (more: Partial<Wire> = {}): Wire => ({
  id: 1,
  propId: 1003,
  grantTime: now - DAY_MS,
  expireTime: now + DAY_MS,
  percent: 10,
  minDeposit: 10_000,
  maxBonus: 50_000,
  betRate: 35,
  ...more,
});
const ticket = (more: Partial<Wire> = {}): Wire => ({
  id: 2,
  propId: 4001,
  grantTime: now - DAY_MS,
  expireTime: now + 2 * DAY_MS,
  ...more,
});

async function openScreen(items: Wire[], language?: 'th-TH') {
  const app = await createApp(language && { language });
  app.answer('rewardItems', { items });
  await renderApp(app, <ItemsScreen />);
}

describe('the boosts and tickets', () => {
  it('show what they do, when they expire and where to use them', async () => {
    await openScreen([boost(), ticket(), ticket({ id: 3 })]);
    const heading = await screen.findByRole('heading', { name: messages.ready });
    const [first, second] = within(heading.parentElement ?? heading).getAllByRole('listitem');
    expect(first?.textContent).toContain(fill(messages.boost, { percent: '10' }));
    expect(first?.textContent).toContain('Adds 10% to a deposit of ₱100 or more.');
    expect(first?.textContent).toContain('You get up to ₱500.');
    expect(first?.textContent).toContain('Wager the bonus 35 times');
    expect(screen.getByRole('link', { name: messages.deposit }).getAttribute('href')).toBe(
      '/deposit',
    );
    expect(second?.textContent).toContain('× 2');
    expect(screen.getByRole('link', { name: messages.spin }).getAttribute('href')).toBe(
      '/activity/spin',
    );
  });

  it('open the pending deposit that uses a boost', async () => {
    await openScreen([boost({ orderNo: 'D260701-ABCDE-FGHJK' })]);
    const link = await screen.findByRole('link', { name: messages.waiting });
    expect(link.getAttribute('href')).toBe('/deposit?orderNo=D260701-ABCDE-FGHJK');
  });

  it('stay listed when they were used or have expired', async () => {
    await openScreen([
      boost({ useTime: now - 1000, added: 2_000 }),
      ticket({ expireTime: now - 1000 }),
    ]);
    const past = await screen.findByRole('heading', { name: messages.past });
    const rows = within(past.parentElement ?? past).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('+₱20.00'),
      expect.stringContaining('Expired'),
    ]);
    expect(screen.getByText(messages.none)).toBeTruthy();
  });

  it('explain how to get some when there are none', async () => {
    await openScreen([]);
    expect(await screen.findByText(messages.none)).toBeTruthy();
    expect(screen.getByRole('link', { name: messages.toTasks })).toBeTruthy();
  });

  it('show an error when loading fails', async () => {
    const app = await createApp();
    app.platform.reply('rewardItems', { status: 403 });
    await renderApp(app, <ItemsScreen />);
    expect(await screen.findByText(messages.loadFailed)).toBeTruthy();
  });

  it('are translated into Thai', async () => {
    await openScreen([ticket()], 'th-TH');
    expect(await screen.findByText(thai.ticketText)).toBeTruthy();
  });
});
