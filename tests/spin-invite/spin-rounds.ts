/** Builds answers about spin invite rounds. */
import type { WireResponseOf } from '#shared/wire/endpoints.ts';

const DAY = 86_400_000;

/** Lobby config: the wheel pays ₱500 a round with a 1× wagering requirement. */
export const SPIN_TERMS = {
  actInviteConditionModelClient2List: [
    {
      id: 1,
      bonus: [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
        JSON.stringify({ index, amount: 500, weight: 1 }),
      ),
      bonusAmount: 50_000,
      durationDays: 7,
      payoutDays: 3,
      betRate: 1,
    },
  ],
};

/** A running round with a spin left. */
export const spinStanding = (
  overrides: Partial<WireResponseOf<'spinInviteStatus'>> = {},
): WireResponseOf<'spinInviteStatus'> => ({
  actStatus: 1,
  tid: 'round-1',
  endTime: Date.now() + DAY,
  freeSpinTime: Date.now() + DAY,
  spinCount: 1,
  ...overrides,
});

/** The same round with ₱312.50 of ₱500 won and no new win. */
export const spinRound = (
  overrides: Partial<WireResponseOf<'spinInvite'>> = {},
): WireResponseOf<'spinInvite'> => ({
  tid: 'round-1',
  bonusAmount: 31_250,
  addAmount: 0,
  totalAmount: 50_000,
  inviteCount: 0,
  spinCount: 1,
  freeSpinTime: Date.now() + DAY,
  endTime: Date.now() + DAY,
  luckyRankList: [],
  ...overrides,
});
