import { enPH, type Texts } from '#i18n/texts/en-PH/all.ts';
import { first } from './first.ts';

/** American English, which differs only in the first paint's texts. */
export const enUS: Texts = { ...enPH, ...first };
