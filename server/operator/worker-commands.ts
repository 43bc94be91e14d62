import { readFact, writeFact } from '#server/core/facts.ts';
import {
  changeCommand,
  readCommand,
  type Change,
  type Changed,
} from '#server/core/commands/command.ts';
import * as v from 'valibot';

const nothing = v.object({});

async function set({ trx }: Change, isDisabled: boolean): Promise<Changed> {
  const before = (await readFact(trx, 'worker-control')) ?? { isDisabled: false };
  await writeFact(trx, 'worker-control', { isDisabled });
  return { result: { isDisabled }, before, after: { isDisabled } };
}

export const disable = changeCommand({
  summary:
    'Kill switch: removes the service worker and its caches at the next start of each phone.',
  usage: '',
  options: nothing,
  change: (change) => set(change, true),
});

export const enable = changeCommand({
  summary: 'Enables the service worker again, from the next start of each phone.',
  usage: '',
  options: nothing,
  change: (change) => set(change, false),
});

export const show = readCommand({
  summary: 'Shows whether the service worker is disabled.',
  usage: '',
  options: nothing,
  run: async ({ database }) => ({
    isDisabled: (await readFact(database.db, 'worker-control'))?.isDisabled === true,
  }),
});
