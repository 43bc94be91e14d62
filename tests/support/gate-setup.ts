import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { IS_FULL, QUARANTINE } from './extent.ts';

// The gate uses a fixed seed, so that a commit that passed keeps passing. Full runs use random seeds; a
// failure prints its seed.
if (!IS_FULL) fc.configureGlobal({ seed: 20_261_123 });

beforeEach(({ task, skip }) => {
  if (!IS_FULL && task.tags?.includes(QUARANTINE)) skip('in quarantine: docs/quarantine.md');
});
