import { first } from './first.ts';
import { later } from './later.ts';

/** The source language: its keys are the keys. */
export const enPH = { ...first, ...later };

/** What every other language must have. */
export type Texts = typeof enPH;
