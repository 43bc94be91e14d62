import { enPH } from '#i18n/texts/en-PH/all.ts';
import { RewardList } from '#features/reward/reward-list.tsx';
import { RewardId } from '#shared/reward/reward.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createApp, renderApp } from '#tests/app/render-app.tsx';

it('lists the money of several rewards once, whatever each of them asks for', async () => {
  const rewards = [
    { id: RewardId.bonusCoins, count: 182_600, betRate: 35, betDays: null },
    { id: RewardId.tickets, count: 7, betRate: null, betDays: null },
    { id: RewardId.bonusCoins, count: 6_400, betRate: 35, betDays: 7 },
  ];
  await renderApp(await createApp(), <RewardList rewards={rewards} />);
  const list = within(screen.getByRole('list', { name: enPH.member.rewards.label }));
  const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Bonus₱1,890.00', 'Wheel tickets× 7']);
  // 35 times both sums.
  expect(screen.getByText(/₱66,150\.00/)).toBeTruthy();
});
