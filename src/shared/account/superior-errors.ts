/** Codes of binding the inviter (spec §8). */
export const SuperiorCode = {
  empty: 1082,
  self: 1083,
  mobileNotBound: 1084,
  notFound: 1085,
  alreadyBound: 1086,
} as const;
