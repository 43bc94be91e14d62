import { common } from './common.ts';
import { home } from './home.ts';

/** The source texts of the first view, and of a first view that fails to load. */
export const first = { common, home };
