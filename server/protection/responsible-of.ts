import type { Settings } from '#server/settings.ts';

/** What the settings say about player protection; a text that is not given leaves the seed's. */
export const responsibleOf = ({
  helpline,
  licenseNo,
  realityMax,
}: Pick<Settings, 'helpline' | 'licenseNo' | 'realityMax'>) => ({
  realityMax,
  ...(helpline !== '' && { helpline }),
  ...(licenseNo !== '' && { licenseNo }),
});
