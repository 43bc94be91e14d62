import type { Operator } from '#server/core/audit/audit.ts';

/** Who runs a command without HTTP. */
export const TESTER: Operator = { name: 'tester', login: 'tester', way: 'socket' };
