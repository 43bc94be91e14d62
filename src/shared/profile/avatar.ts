/** Motifs of the app's own numbered avatars, in order of their numbers (spec §9). */
export const AVATARS = [
  'tiger',
  'owl',
  'rabbit',
  'elephant',
  'octopus',
  'buffalo',
  'crab',
  'dragon',
  'phoenix',
  'whale',
  'turtle',
  'horse',
] as const;

export const AVATAR_COUNT = AVATARS.length;
