import { enPH, type Texts } from '#i18n/texts/en-PH/all.ts';

/** American English, which English for the Philippines is spelled in as well. */
export const enUS: Texts = enPH;
