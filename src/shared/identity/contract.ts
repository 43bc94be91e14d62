/** The identity check (contract, player protection part). */
import { optionalField, tolerantList } from '#shared/wire/tolerance.ts';
import { base, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const identity = v.object({
  /** 0 none, 1 in review, 2 ok, 3 rejected. */
  status: v.picklist([0, 1, 2, 3]),
  reason: optionalField(text),
  need: tolerantList(v.picklist(['id', 'selfie', 'address'])),
  /** Where the check is done; without it the player contacts customer service. */
  url: optionalField(text),
});

export const identityEndpoints = {
  identity: {
    path: '/app/v1/getKyc',
    access: 'player',
    request: v.object(base),
    response: identity,
  },
} as const;
