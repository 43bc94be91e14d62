import type { BigWins } from '#server/catalogue/big-wins.ts';
import { SharedAnswer } from '#server/core/http/answer.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';

/** Recent big wins for the notice bar (spec §2). */
export const lobbyTips: Handler<'lobbyTips', CallPorts & { readonly bigWins: BigWins }> = async ({
  bigWins,
}) => new SharedAnswer(await bigWins.newest());

/** Customer support entries; available to everyone (spec §6). */
export const customerServices: Handler<'customerServices'> = async ({ catalogue }) => {
  const { documents } = await catalogue.current();
  return new SharedAnswer(documents.customerServices);
};
