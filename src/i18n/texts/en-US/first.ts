import { first as source } from '#i18n/texts/en-PH/first.ts';

/** The first paint's texts in American English: those for the Philippines except for differing words. */
export const first: typeof source = {
  ...source,
  home: {
    ...source.home,
    footer: { ...source.home.footer, licence: 'License {{number}}' },
  },
};
