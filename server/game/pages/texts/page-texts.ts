import type { PageTexts } from './page-text-shape.ts';
import { en } from './page-texts-en.ts';
import { th } from './page-texts-th.ts';

export const textsIn = (lang: string): PageTexts => (lang === 'th' ? th : en);
