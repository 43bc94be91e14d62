import type { Settings } from '#server/core/settings/settings.ts';

/** The settings of player protection; an empty text leaves the demo's. */
export const responsibleOf = ({
  helpline,
  licenseNo,
  realityMax,
}: Pick<Settings, 'helpline' | 'licenseNo' | 'realityMax'>) => ({
  realityMax,
  ...(helpline !== '' && { helpline }),
  ...(licenseNo !== '' && { licenseNo }),
});
