import { BARE_ENTRY, type RewardEntry } from '#shared/reward/reward-entry.ts';
import { splitRewards } from '#shared/reward/split-rewards.ts';
import type { Mail } from './mail.ts';

/** Mail with unclaimed rewards (spec §3, "Mail"), including expired mail. */
export const entriesOfMail = (mails: readonly Mail[]): readonly RewardEntry[] =>
  mails
    .filter(({ claim }) => claim === 'claimable')
    .map(({ id, title, rewards, lapsesAt }) => ({
      ...BARE_ENTRY,
      ...splitRewards(rewards),
      key: `mail-${id}`,
      source: 'mail',
      name: title === '' ? null : { kind: 'text', text: title },
      state: 'claimable',
      claim: { ids: [id] },
      endsAt: lapsesAt,
    }));
