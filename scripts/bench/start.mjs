import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../lib/root.mjs';

const BAR_MS = 3_000;

/**
 * Runs the script of `npm start` and stops it.
 * @param {string} dataDir
 * @returns the time until its process listened, as it reports
 */
async function startOnce(dataDir) {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NO_COLOR: '1', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, after] = /^listening \S+ after (\d+) ms$/.exec(line) ?? [];
    if (after === undefined) continue;
    child.kill('SIGINT');
    await ended;
    return Number(after);
  }
  throw new Error('the start command ended before it listened');
}

/** @type {import('../bench.mjs').ServerBench} */
export const start = {
  title:
    'start: npm start → listening, built before; the first makes the database, the second has it',
  async run({ runs, say }) {
    const samples = [];
    for (let run = 1; run <= runs; run += 1) {
      const dataDir = await mkdtemp(join(tmpdir(), 'parola-start-'));
      try {
        const sample = { first: await startOnce(dataDir), second: await startOnce(dataDir) };
        say(`run ${run}: first ${sample.first} ms, second ${sample.second} ms`);
        samples.push(sample);
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    }
    return [
      { what: 'first start', samples: samples.map(({ first }) => first), unit: 'ms' },
      {
        what: 'second start',
        samples: samples.map(({ second }) => second),
        unit: 'ms',
        bar: BAR_MS,
      },
      {
        what: 'the second against the first',
        samples: samples.map(({ first, second }) => second / first),
        unit: '×',
      },
    ];
  },
};
