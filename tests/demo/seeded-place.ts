/** Gives a server under test a copy of a seeded database, as seeding takes seconds. */
import { createDemo } from '#server/demo/demo-parts.ts';
import { join } from 'node:path';
import type { Clock } from '#server/core/clock.ts';
import { createPlatform } from '#server/platform.ts';
import { readSettings, type Settings } from '#server/core/settings/settings.ts';
import { compareInputs } from '#scripts/lib/fingerprint.mjs';
import { copyEmptyDatabase } from '#tests/database/databases.ts';
import { copyTemplate, findTemplate } from '#tests/support/platform-template.ts';
import { copyTestDatabase } from '#tests/support/test-database.ts';

/** Inputs of the seed besides the settings. */
const SOURCES = ['server', 'src/shared', 'package-lock.json'];

interface Wanted {
  /** Server flags, without those of the data location. */
  flags: readonly string[];
  /** Time of the seed. */
  clock: Clock;
}

/** Settings that the seed reads; the others may differ between a template and its copies. */
const seedOf = ({ market, games, demo, rsaBits }: Settings) => ({ market, games, demo, rsaBits });

/**
 * @param folder private to the test
 * @returns the flags that make a server use the copy
 */
export async function placeFor(
  kind: 'pglite' | 'postgres',
  folder: string,
  { flags, clock }: Wanted,
): Promise<readonly string[]> {
  const seed = seedOf(readSettings({}, flags));
  const fill = async (...place: string[]): Promise<void> => {
    // The template has no scenario: each server applies its own when it opens the copy.
    const settings = { ...readSettings({}, [...flags, ...place]), scenario: '' };
    const platform = await createPlatform({ demo: createDemo(), settings, clock });
    await platform.close();
  };
  if (kind === 'postgres') {
    const name = `seed_${seed.market}_${seed.games}_${seed.demo}_${seed.rsaBits}`;
    const url = await copyTestDatabase(name, (empty) =>
      fill(`--data-dir=${folder}`, `--database-url=${empty}`),
    );
    return [`--data-dir=${folder}`, `--database-url=${url}`];
  }
  const { fingerprint } = compareInputs(SOURCES, undefined);
  const maker = [fingerprint.content, seed, clock.now()];
  const template = await findTemplate(maker, async (dataDir) => {
    await copyEmptyDatabase(dataDir);
    await fill(`--data-dir=${dataDir}`);
  });
  const data = join(folder, 'data');
  await copyTemplate(template, data);
  return [`--data-dir=${data}`];
}
