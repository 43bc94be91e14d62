import { randomUUID } from 'node:crypto';
import { fromCoins } from '#shared/money/money.ts';
import { signatureOf } from '#server/core/outbound/signature.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Random } from '#server/core/random.ts';
import type { StormLine } from './storm-line.ts';

/** Facts shared by all players of a storm. */
export interface StormPlace {
  line: StormLine;
  clock: Clock;
  /** Key for signing callbacks as the sandbox does. */
  sandboxKey: string;
  gameId: number;
  bet: number;
  bankId: number;
  codes: readonly string[];
}

/** Results reported to a player, compared with the server's data at the end. */
export interface StormPlayer {
  id: number;
  token: string;
  /** Coins changed by acknowledged calls, without deposits and withdrawals. */
  coins: number;
  savings: number;
  /** Numbers of acknowledged orders; `credited` holds deposits whose payment was acknowledged. */
  deposits: Set<string>;
  credited: Set<string>;
  withdrawals: Set<string>;
  /** Answer counts by operation and code. */
  answers: Map<string, number>;
}

type Act = (place: StormPlace, player: StormPlayer, random: Random) => Promise<void>;

/** Codes that an operation may return in a storm; 0 is always allowed. */
const FINE: Readonly<Record<string, readonly number[]>> = {
  createDeposit: [1203],
  createWithdrawal: [101, 103, 104, 1006, 1016, 1066, 1071, 102],
  depositSavings: [1251],
  withdrawSavings: [1251],
  claimInterest: [1253],
  claimVipBonus: [1241, 1242],
  redeemCode: [1098, 1203],
  startGame: [1203],
};

/** Makes a numbered call and records its answer. */
async function money(
  { line }: StormPlace,
  player: StormPlayer,
  name: EndpointName,
  body: object,
): Promise<Record<string, unknown> | undefined> {
  const answer = await line.call(name, player.token, { reqNo: randomUUID(), ...body });
  const errcode = Number(answer['errcode']);
  note(player, `${name} ${errcode}`);
  if (errcode === 0) return answer;
  if (FINE[name]?.includes(errcode) !== true) {
    throw new Error(`${name} was answered ${JSON.stringify(answer)}`);
  }
  return undefined;
}

function note({ answers }: StormPlayer, what: string): void {
  answers.set(what, (answers.get(what) ?? 0) + 1);
}

const deposit: Act = async (place, player, random) => {
  const amount = fromCoins(random.int(1, 20) * 50);
  const made = await money(place, player, 'createDeposit', { version: 3, amount, channelId: 1 });
  if (!made) return;
  const orderNo = String(made['orderNo']);
  player.deposits.add(orderNo);
  const ending = random.pick(['paid', 'paid', 'paid', 'twice', 'declined', 'nothing']);
  if (ending === 'nothing') return;
  const paymentId = new URL(String(made['payUrl'])).searchParams.get('p');
  const result = ending === 'declined' ? 'declined' : 'paid';
  const eventId = `${paymentId}-${result}`;
  const event = { eventId, orderNo, paymentId, result, amount, currency: 'PHP' };
  const callBack = () => sendCallback(place, event);
  const statuses = await Promise.all(ending === 'twice' ? [callBack(), callBack()] : [callBack()]);
  if (statuses.some((status) => status !== 200)) throw new Error(`callbacks: ${statuses.join()}`);
  note(player, `callback ${ending}`);
  if (result === 'paid') player.credited.add(orderNo);
};

async function sendCallback(
  { line, clock, sandboxKey }: StormPlace,
  event: object,
): Promise<number> {
  const body = JSON.stringify(event);
  const { status } = await line.send('/callback/payment/sandbox', () => {
    const timestamp = String(clock.now());
    const signature = signatureOf(sandboxKey, timestamp, body);
    return {
      headers: { 'x-payment-timestamp': timestamp, 'x-payment-signature': signature },
      body,
    };
  });
  return status;
}

const withdraw: Act = async (place, player, random) => {
  const request = { amount: fromCoins(random.int(100, 400)), bankId: place.bankId };
  const made = await money(place, player, 'createWithdrawal', request);
  if (made) player.withdrawals.add(String(made['orderNo']));
};

const play: Act = async (place, player) => {
  const started = await money(place, player, 'startGame', { gameId: place.gameId, mode: 0 });
  if (!started) return;
  const token = new URL(String(started['gameUrl'])).searchParams.get('s') ?? '';
  const sent = {
    headers: { 'x-play-token': token },
    body: { reqNo: randomUUID(), bet: place.bet },
  };
  const { status, body } = await place.line.send('/game/api/bet', () => sent);
  note(player, `bet ${status}`);
  if (status !== 200) {
    if (body['error'] === 'balance-short' || body['error'] === 'too-frequent') return;
    throw new Error(`a bet was answered ${JSON.stringify(body)}`);
  }
  const { win } = body['round'] as { win: number };
  player.coins += win - place.bet;
};

const putIn: Act = async (place, player, random) => {
  const amount = fromCoins(random.int(30, 300));
  if (!(await money(place, player, 'depositSavings', { amount }))) return;
  player.coins -= amount;
  player.savings += amount;
};

const takeOut: Act = async (place, player, random) => {
  const amount = random.int(1, 40_000);
  if (!(await money(place, player, 'withdrawSavings', { amount }))) return;
  player.coins += amount;
  player.savings -= amount;
};

const receive: Act = async (place, player) => {
  const answer = await money(place, player, 'claimInterest', {});
  player.coins += Number(answer?.['received'] ?? 0);
};

/** Sums the coins in an answer's rewards. A balance difference would include the other device's calls. */
const rewardsIn = (answer: Record<string, unknown> | undefined): number =>
  ((answer?.['rewards'] ?? []) as { id: number; count: number }[])
    .filter(({ id }) => id === 2001 || id === 2002)
    .reduce((sum, { count }) => sum + count, 0);

const claim: Act = async (place, player, random) => {
  const request = { kind: random.int(1, 3), level: random.int(1, 10) };
  const answer = await money(place, player, 'claimVipBonus', request);
  player.coins += rewardsIn(answer);
};

const redeem: Act = async (place, player, random) => {
  const code = random.pick(place.codes);
  const answer = await money(place, player, 'redeemCode', { code });
  player.coins += rewardsIn(answer);
};

/** Repeated entries are more likely, as with real players. */
const ACTS: readonly Act[] = [
  deposit,
  deposit,
  withdraw,
  withdraw,
  play,
  play,
  play,
  putIn,
  takeOut,
  receive,
  claim,
  redeem,
];

/** Runs `count` operations in order; one player may do this on several devices at once. */
export async function storm(
  place: StormPlace,
  player: StormPlayer,
  random: Random,
  operations: number,
  onDone: () => void,
): Promise<void> {
  for (let turn = 0; turn < operations; turn += 1) {
    await random.pick(ACTS)(place, player, random);
    onDone();
  }
}
