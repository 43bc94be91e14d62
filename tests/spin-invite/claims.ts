/** A body for each claim. */
export const claims = {
  spinInvite: {},
  spin: { tid: 'whichever' },
  spinPayout: { tid: 'whichever' },
};
