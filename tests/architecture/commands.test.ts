import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listInitial, listPrecached, withoutHash } from '#scripts/lib/bundle-graph.mjs';
import { findChromium } from '#scripts/lib/find-chromium.mjs';
import { findPostgres } from '#scripts/lib/find-postgres.mjs';
import { compareInputs } from '#scripts/lib/fingerprint.mjs';
import { precompress } from '#scripts/lib/precompress.mjs';
import { closingLines } from '#scripts/lib/closing.mjs';
import { readPlaywright, readVitest } from '#scripts/lib/reports.mjs';
import { judgeRun } from '#scripts/lib/runners.mjs';
import { besideEachOther, chooseStages } from '#scripts/lib/stages.mjs';

describe('a runner’s result cannot look greener than the run', () => {
  const ok = { code: 0, output: 'printed' };
  const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });

  it('passes counts on when all went well', () => {
    expect(judgeRun(counts(3, 0, 1), ok, 'again')).toEqual(counts(3, 0, 1));
  });

  it.each([
    ['there is no report', undefined, ok],
    ['no test was executed', counts(0, 0, 4), ok],
    ['the runner crashed after green tests', counts(3, 0), { code: 1, output: 'crash' }],
  ])('counts one failure when %s', (_name, found, run) => {
    const result = judgeRun(found, run, 'again');
    expect(result.failed).toBe(1);
    expect(result.failures).toMatchObject([{ error: run.output, command: 'again' }]);
  });

  it('keeps the number of failed tests', () => {
    expect(judgeRun(counts(3, 2), { code: 1, output: '' }, '')).toMatchObject(counts(3, 2));
  });

  it('names failed tests with place, error and command, and a file that broke before its tests', () => {
    const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
    const report = {
      numPassedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { name: here('a.test.ts'), status: 'failed', message: 'no module', assertionResults: [] },
        {
          name: here('b.test.ts'),
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              title: 'is (so)',
              fullName: 'it is (so)',
              failureMessages: ['Error: \u001b[31mnot\u001b[0m so'],
              location: { line: 7 },
            },
            { status: 'passed', title: 'is', fullName: 'it is' },
          ],
        },
      ],
    };
    expect(readVitest(report, 'run')).toEqual({
      ...counts(1, 2, 2),
      failures: [
        {
          name: 'the file itself',
          place: 'tests/architecture/a.test.ts',
          error: 'no module',
          command: 'run tests/architecture/a.test.ts',
        },
        {
          name: 'it is (so)',
          place: 'tests/architecture/b.test.ts:7',
          error: 'Error: not so',
          command: String.raw`run tests/architecture/b.test.ts -t 'is \(so\)'`,
        },
      ],
    });
  });

  it('counts errors outside browser tests as failures, and names what needed a second try', () => {
    const spec = (title: string, line: number, status: string, message?: string) => ({
      title,
      line,
      tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
    });
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: 'no server' }],
      suites: [
        {
          file: 'app/a.browser.ts',
          specs: [spec('opens', 3, 'unexpected', 'Error: shut')],
          suites: [
            { file: 'app/a.browser.ts', title: 'at night', specs: [spec('shines', 9, 'flaky')] },
          ],
        },
      ],
    };
    expect(readPlaywright(report, 'run')).toEqual({
      ...counts(6, 2, 2),
      flaky: ['at night › shines'],
      failures: [
        {
          name: 'opens',
          place: 'tests/app/a.browser.ts:3',
          error: 'Error: shut',
          command: 'run tests/app/a.browser.ts:3',
        },
        { name: 'outside the tests', error: 'no server', command: 'run' },
      ],
    });
  });
});

describe('the last screen of a failed stage', () => {
  const failure = (name: string) => ({
    name,
    place: 'tests/x.test.ts:1',
    error: Array.from({ length: 99 }, (_, line) => `line ${line}`).join('\n'),
    command: `run ${name}`,
  });

  it.each([1, 2, 6, 70])('names the tests in less than forty lines, of %i', (count) => {
    const failures = Array.from({ length: count }, (_, at) => failure(`test ${at}`));
    const lines = closingLines('unit', { passed: 0, failed: count, skipped: 0, failures }, 'x.log');
    expect(lines.length).toBeLessThan(39);
    expect(lines[0]).toContain('unit');
    for (const { name, command } of failures.slice(0, 6)) {
      expect(lines).toContain(`  tests/x.test.ts:1 › ${name}`);
      expect(lines).toContain(`    → ${command}`);
    }
    expect(lines.filter((line) => line.includes('line 0'))).toHaveLength(Math.min(count, 6));
    expect(lines.at(-1)).toContain(count > 6 ? `${count - 6} more` : '→');
  });
});

describe('the choice of stages', () => {
  const ids = (choice: Parameters<typeof chooseStages>[0]) =>
    chooseStages(choice).map(({ id }) => id);

  it('brings the build along where it is needed, and nothing else', () => {
    expect(ids({ isQuick: false, only: ['server'] })).toEqual(['build', 'server']);
    expect(ids({ isQuick: false, only: ['lint'] })).toEqual(['lint']);
  });

  it('is all of the gate, or the quick ones', () => {
    expect(ids({ isQuick: false, only: [] })).toContain('server');
    expect(ids({ isQuick: true, only: [] })).toEqual(['format', 'lint', 'types', 'unit', 'dom']);
  });

  it('runs two at a time that keep one core busy each', () => {
    const groups = besideEachOther(chooseStages({ isQuick: true, only: [] }));
    expect(groups.map((group) => group.map(({ id }) => id))).toEqual([
      ['format'],
      ['lint'],
      ['types'],
      ['unit', 'dom'],
    ]);
    expect(besideEachOther(chooseStages({ isQuick: false, only: ['dom'] }))).toHaveLength(1);
  });

  it('refuses an unknown name', () => {
    expect(() => ids({ isQuick: false, only: ['sever'] })).toThrow(/sever/);
  });
});

describe('what the size budget measures', () => {
  const files: Readonly<Record<string, string>> = {
    'assets/index-abcd1234.js':
      'import{a as b}from"./react-abcd1234.js";import"./side-abcd1234.js";const c=()=>import("./lazy-abcd1234.js");',
    'assets/react-abcd1234.js': 'export{x}from"./deep-abcd1234.js";',
    'assets/deep-abcd1234.js': 'export*from"./index-abcd1234.js"',
    'assets/side-abcd1234.js': '',
    'assets/preloaded-abcd1234.js': '',
  };
  const html = `<link rel="icon" href="/icons/x.png"><link rel="stylesheet" crossorigin href="/assets/app.css">
    <link rel="modulepreload" href="/assets/preloaded-abcd1234.js"><script type="module" src="/assets/index-abcd1234.js"></script>`;

  it('is everything that loads before the page runs, and nothing lazy', () => {
    const initial = listInitial(html, (path) => files[path] ?? '');
    expect(initial.scripts.toSorted()).toEqual(Object.keys(files).toSorted());
    expect(initial.styles).toEqual(['assets/app.css']);
  });

  it('is never nothing', () => {
    expect(() => listInitial('<p>', () => '')).toThrow(/no script/);
    expect(() => listPrecached('const x = {};')).toThrow(/no precache list/);
  });

  it('is the worker’s own list, minified or not', () => {
    const worker =
      'p([{url:`/index.html`,revision:R},...[{"revision":null,"url":"assets/a.js"},{revision:"1",url:"icons/b.svg"}]]);q({url:"/no"})';
    expect(listPrecached(worker)).toEqual(['index.html', 'assets/a.js', 'icons/b.svg']);
  });

  it('names chunks without their hash', () => {
    expect(withoutHash('assets/home-screen-Bk2e_6o-.js')).toBe('home-screen');
    expect(withoutHash('assets/plain.js')).toBe('plain');
  });
});

describe('the build’s memory', () => {
  it('knows unchanged inputs by their times, or by their contents after a fresh checkout', () => {
    const { fingerprint, isSame } = compareInputs(['tests/architecture'], undefined);
    expect(isSame).toBe(false);
    expect(compareInputs(['tests/architecture'], fingerprint).isSame).toBe(true);
    const touched = { ...fingerprint, stat: 'other times' };
    expect(compareInputs(['tests/architecture'], touched)).toEqual({ isSame: true, fingerprint });
    const changed = { stat: 'other times', content: 'other contents' };
    expect(compareInputs(['tests/architecture'], changed).isSame).toBe(false);
  });
});

describe('precompression', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'parola-precompress-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('compresses text that is worth it, and leaves what the server stamps', async () => {
    const text = 'const lantern = 1;\n'.repeat(100);
    for (const name of ['app.js', 'index.html', 'sw.js', 'icon.png']) {
      writeFileSync(join(folder, name), text);
    }
    writeFileSync(join(folder, 'small.js'), 'const x = 1;');
    expect(await precompress(folder)).toBe(1);
    const made = readdirSync(folder).filter((name) => /\.(?:br|gz)$/.test(name));
    expect(made.toSorted()).toEqual(['app.js.br', 'app.js.gz']);
    expect(brotliDecompressSync(readFileSync(join(folder, 'app.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'app.js.gz'))).toString()).toBe(text);
  });
});

describe('the system’s programs', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('are the ones that are named, and never another in their place', () => {
    vi.stubEnv('CHROMIUM', '/nowhere/chromium');
    vi.stubEnv('POSTGRES_BIN', '/nowhere/bin');
    expect(findChromium()).toBeUndefined();
    expect(findPostgres()).toBeUndefined();
    vi.stubEnv('CHROMIUM', process.execPath);
    expect(findChromium()).toBe(process.execPath);
  });
});
