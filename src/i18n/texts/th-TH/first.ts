import type { first as source } from '#i18n/texts/en-PH/first.ts';
import { common } from './common.ts';
import { home } from './home.ts';

/** The first paint's texts in Thai. */
export const first: typeof source = { common, home };
