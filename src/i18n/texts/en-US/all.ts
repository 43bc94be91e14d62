import { enPH, type Texts } from '#i18n/texts/en-PH/all.ts';

/** American English: the Philippine texts but for the words that differ. */
export const enUS: Texts = {
  ...enPH,
  home: {
    ...enPH.home,
    footer: { ...enPH.home.footer, licence: 'License {{number}}' },
  },
};
