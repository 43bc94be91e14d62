/**
 * The player's own name, picture and password. The specification has no endpoints for them: a server that has
 * them says so in its web config (`profileChanges`).
 */
import { base, encryptedPassword, text } from '#shared/wire/wire.ts';
import { AVATAR_COUNT } from '#shared/profile/avatar.ts';
import * as v from 'valibot';

/** UTF-16 units of the longest name; its rules are those of `nickname.ts`. */
const NAME_UNITS_MAX = 120;

/** Omitted fields stay unchanged. */
const changeProfileRequest = {
  nickname: v.optional(v.pipe(text, v.minLength(1), v.maxLength(NAME_UNITS_MAX))),
  avatar: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(AVATAR_COUNT))),
};

export const profileEndpoints = {
  changeProfile: {
    path: '/app/v1/changeProfile',
    access: 'player',
    request: v.object({ ...base, ...changeProfileRequest }),
    response: v.object({ nickname: text, avatar: v.number() }),
  },
  /** Signs out all other devices. */
  changePassword: {
    path: '/app/v1/changePassword',
    access: 'player',
    request: v.object({ ...base, oldPassword: encryptedPassword, password: encryptedPassword }),
    response: v.object({}),
  },
} as const;
