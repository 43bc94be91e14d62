import { common } from './common.ts';
import { home } from './home.ts';

/** The source texts of the first paint, and of a launch that fails. */
export const first = { common, home };
