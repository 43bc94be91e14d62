import { expect, it } from 'vitest';
import { checkCrashes } from './crash-check.ts';
import { eachDatabase } from '#tests/database/databases.ts';

const KILLS = 20;
const TIME_LIMIT = 600_000;

eachDatabase('a killed platform', (subject) => {
  it(
    `loses no acknowledged write in ${KILLS} kills`,
    async () => {
      await subject.database().close();
      expect(await checkCrashes(subject.options(), KILLS)).toBeGreaterThan(KILLS);
    },
    TIME_LIMIT,
  );
});
