import { expect, it } from 'vitest';
import {
  add,
  fromCoins,
  minorUnits,
  subtract,
  ZERO,
  type MinorUnits,
} from '#shared/money/money.ts';
import { CARDS_TABLES } from '#server/game/rules/cards.ts';
import { kindOfType, termsFor } from '#server/game/rules/kinds.ts';
import { drawRound, openRound, outOf, riseAt, type RoundStep } from '#server/game/rules/round.ts';
import {
  countTowards,
  waitingCoins,
  type OpenRequirement,
} from '#server/money/wagering/share-bet.ts';
import { shareOf, USUAL_RULES } from '#server/money/wagering/wagering-rules.ts';
import { bestPlay } from '#tests/game/best-play.ts';
import { drawsFor } from '#tests/game/chance.ts';

/** `promotion-value.server.ts` computes the bound of every promotion; this simulates play against it. */
const PLAYERS = Number(process.env['PROMOTION_PLAYERS'] ?? 20_000);
/** Deposit and bonus of recharge item 508, the largest repeatable bonus. */
const [OWN, BONUS] = [fromCoins(20_000), fromCoins(750)];
const [LEAST_BET, MOST_BET] = [fromCoins(1), fromCoins(500)];
const BEST_RETURN = 99;
const THREE_SIGMA = 3;

/** Strategy of a player who only wants the bonus. */
interface Plan {
  name: string;
  typeId: number;
  bet: MinorUnits;
  autoAt: number | null;
  pick?: string | null;
}

const PLANS: readonly Plan[] = [
  { name: 'slots', typeId: 1, bet: MOST_BET, autoAt: null },
  { name: 'cards, held best', typeId: 3, bet: MOST_BET, autoAt: null },
  { name: 'fishing for the smallest', typeId: 2, bet: MOST_BET, autoAt: null, pick: 'sardine' },
  { name: 'fishing for the rarest', typeId: 2, bet: MOST_BET, autoAt: null, pick: 'naga' },
  { name: 'a duel', typeId: 5, bet: MOST_BET, autoAt: null, pick: 'dragon' },
  { name: 'a match', typeId: 4, bet: MOST_BET, autoAt: null, pick: 'under' },
  { name: 'a multiplier of 1.20', typeId: 6, bet: MOST_BET, autoAt: 120 },
  { name: 'a multiplier of 2', typeId: 6, bet: MOST_BET, autoAt: 200 },
  { name: 'a multiplier of 1000', typeId: 6, bet: MOST_BET, autoAt: 100_000 },
];

const cardsTable = CARDS_TABLES.find(({ id }) => id === termsFor('cards', BEST_RETURN).tableId);
const cards = bestPlay(cardsTable?.pays ?? []);
let nonce = 0;

function playRound({ typeId, autoAt, pick = null }: Plan, bet: MinorUnits): RoundStep {
  nonce += 1;
  const draws = drawsFor('promotion value', nonce);
  const request = { bet, autoAt, pick, now: 0 };
  const kind = kindOfType(typeId);
  const opened = openRound(kind, termsFor(kind, BEST_RETURN), draws, request);
  if (opened.detail.kind === 'cards') {
    return drawRound(opened.detail, bet, cards.hold(opened.detail.cards.slice(0, 5)));
  }
  return riseAt(opened, bet, Number.MAX_SAFE_INTEGER);
}

/** Returns the gain in hundredths of a player who stops once the bonus is earned or the coins are gone. */
function playOnce(plan: Plan, betTimes: number): number {
  let coin = add(OWN, BONUS);
  const need = minorUnits(BONUS * betTimes);
  let bonus: OpenRequirement = { id: 1, source: 'bonus', locked: BONUS, need, done: ZERO };
  while (bonus.done < need) {
    const own = subtract(coin, waitingCoins([bonus]));
    if (own < LEAST_BET) return own - OWN;
    const bet = minorUnits(Math.min(plan.bet, own - (own % LEAST_BET)));
    const { detail, win } = playRound(plan, bet);
    coin = add(subtract(coin, bet), win ?? ZERO);
    const out = outOf(detail);
    const counts = out === null || out >= USUAL_RULES.leastOut;
    const share = counts ? shareOf(USUAL_RULES, plan.typeId) : 0;
    const [changed] = countTowards([bonus], bet, share).changed;
    if (changed) bonus = { ...bonus, done: changed.done };
  }
  return coin - OWN;
}

/** Returns mean and standard error over `PLAYERS` players, in coins. */
function valueOf(plan: Plan, betTimes: number): { mean: number; error: number } {
  const results = Array.from({ length: PLAYERS }, () => playOnce(plan, betTimes) / 100);
  const mean = results.reduce((sum, one) => sum + one, 0) / PLAYERS;
  const squares = results.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const error = Math.sqrt(squares / PLAYERS / PLAYERS);
  process.stdout.write(
    `${plan.name}, bet ${betTimes} times: ${mean.toFixed(2)} ± ${error.toFixed(2)} of 750\n`,
  );
  return { mean, error };
}

it.each(PLANS)(
  `${PLAYERS} players who play only for the bonus of 750 make no money: $name`,
  (plan) => {
    const { mean, error } = valueOf(plan, USUAL_RULES.betTimes);
    expect(mean - THREE_SIGMA * error).toBeLessThanOrEqual(0);
  },
);

it.each(PLANS.slice(0, 3))(
  'a bonus that has to be bet only five times makes money: $name',
  (plan) => {
    const { mean, error } = valueOf(plan, 5);
    expect(mean - THREE_SIGMA * error).toBeGreaterThan(0);
  },
);
