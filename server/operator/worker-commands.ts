import { readFact, writeFact } from '#server/core/facts.ts';
import { command, type CommandContext } from '#server/core/commands/command.ts';
import * as v from 'valibot';

const nothing = v.object({});

const set = async ({ database }: CommandContext, isDisabled: boolean) => {
  await writeFact(database.db, 'worker-control', { isDisabled });
  return { isDisabled };
};

export const disable = command({
  summary:
    'Kill switch: removes the service worker and its caches at the next start of each phone.',
  usage: '',
  options: nothing,
  run: (context) => set(context, true),
});

export const enable = command({
  summary: 'Enables the service worker again, from the next start of each phone.',
  usage: '',
  options: nothing,
  run: (context) => set(context, false),
});

export const show = command({
  summary: 'Shows whether the service worker is disabled.',
  usage: '',
  options: nothing,
  run: async ({ database }) => ({
    isDisabled: (await readFact(database.db, 'worker-control'))?.isDisabled === true,
  }),
});
