import { first } from './first.ts';
import { later } from './later.ts';

/** The source language, which defines the keys. */
export const enPH = { ...first, ...later };

/** The shape that every language must have. */
export type Texts = typeof enPH;
