/** Reports of sharing and following (contract, `actionLog`; spec §7). */
import { base, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

export const shareEndpoints = {
  actionLog: {
    path: '/app/v1/actionLog',
    access: 'player',
    request: v.object({
      ...base,
      /** 1 native, 2–5 the networks, 6 copy, 7 followed the page, 8 followed the channel. */
      actionType: v.picklist([1, 2, 3, 4, 5, 6, 7, 8]),
      tid: v.optional(v.pipe(text, v.maxLength(64))),
    }),
    response: v.object({}),
  },
} as const;
