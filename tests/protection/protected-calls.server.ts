/** Walks every call of a player against the protection table (`server/players/protection/require-may.ts`). */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { fromCoins } from '#shared/money/money.ts';
import { BANK, payee } from '#tests/money/cash-out.ts';
import { CHANNEL } from '#tests/deposit/deposits.ts';
import { openGameAs } from '#tests/game/games.ts';
import { eachPlatform } from '#tests/server/platforms.ts';
import { CLAIMS, protectionSteps } from './protection-steps.ts';

const rows = Object.entries(endpoints) as [EndpointName, { access: string; may?: string }][];

/** Would end the session of the walk. */
const LAST: EndpointName = 'logout';

const walked = rows
  .filter(([name, { access }]) => access !== 'anonymous' && name !== LAST)
  .map(([name]) => name);

/** Calls whose handler asks the table itself, as they are not answered once by number. */
const ASKS_ITSELF: readonly EndpointName[] = ['startGame'];

const protectedCalls = [
  ...rows.flatMap(([name, { may }]) => (may === undefined ? [] : [name])),
  ...ASKS_ITSELF,
].toSorted();

it('the table has every bonus, deposits and games', () => {
  expect(protectedCalls).toEqual([...Object.keys(CLAIMS), 'createDeposit', 'startGame'].toSorted());
  expect(walked.length).toBeGreaterThan(60);
});

eachPlatform('every call of a player', (subject) => {
  const { call, takeBreak, exclude } = protectionSteps(subject);

  it.each([
    ['on a break', takeBreak, 1213],
    ['excluded', exclude, 1212],
  ] as const)(
    'who is %s is refused where the table says so, and nowhere else',
    async (_how, stop, errcode) => {
      const player = await payee(subject.platform());
      const { game } = await openGameAs(subject.platform(), 'reels', { player });
      await stop(player);
      const bodies: Partial<Record<EndpointName, object>> = {
        ...CLAIMS,
        startGame: { gameId: game.id },
        createDeposit: { version: 3, amount: fromCoins(500), channelId: CHANNEL.embed },
        depositSavings: { amount: 5_000 },
        withdrawSavings: { amount: 1_000 },
        createWithdrawal: { amount: fromCoins(100), bankId: BANK },
        mails: { type: 0 },
      };
      const refused: EndpointName[] = [];
      for (const name of walked) {
        const answer = await call(name, { reqNo: randomUUID(), ...bodies[name] }, player);
        if ([1212, 1213].includes(Number(answer['errcode']))) {
          expect([name, answer['errcode']]).toEqual([name, errcode]);
          refused.push(name);
        }
      }
      expect(refused.toSorted()).toEqual(protectedCalls);
      expect(await call(LAST, {}, player)).toMatchObject({ errcode: 0 });
    },
  );
});
