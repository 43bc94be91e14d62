import { enPH, type Texts } from '#i18n/texts/en-PH/all.ts';

/** American English: English for the Philippines except for differing words. */
export const enUS: Texts = { ...enPH, footer: { ...enPH.footer, licence: 'License {{number}}' } };
