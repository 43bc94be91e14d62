import { describe, expect, it } from 'vitest';
import * as house from './house-rules.ts';
import { LAYER_FOLDERS } from './layer-table.ts';
import type { Rule } from './layer-rules.ts';
import { doorsReadRawInput } from './raw-input.ts';
import { plant, readTree } from './source-tree.ts';
import * as syntax from './syntax-rules.ts';

const ROOT_FILES = [
  'index.html',
  'manifest.webmanifest',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'knip.json',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
];
const tree = readTree(['src', 'sw', 'server', 'tests', 'scripts']);
const everything = [...tree, ...readTree([...ROOT_FILES, 'docs', 'icons'])];

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const machinePath = (...parts: readonly string[]): string => ['', ...parts, 'x'].join('/');

interface Planted {
  bad: Readonly<Record<string, string>>;
  good: Readonly<Record<string, string>>;
}

const rules: readonly (readonly [string, Rule, Planted])[] = [
  [
    'hours and days in milliseconds have names',
    syntax.durationsHaveNames,
    {
      bad: {
        'src/features/a.ts': 'export const DAY = 86_400_000;',
        'server/b.ts': 'export const until = (now: number) => now + 3 * 3_600_000;',
      },
      good: {
        'src/shared/time/duration.ts': 'export const DAY_MS = milliseconds(86_400_000);',
        'server/b.ts': 'export const until = (now: number) => now + 3 * HOUR_MS;',
      },
    },
  ],
  [
    'only domain/errors knows the numbers of error codes',
    syntax.codesHaveNames,
    {
      bad: {
        'src/features/mail.ts': 'export const MailCode = { notFound: 1261 } as const;',
        'server/mail.ts': 'export const isGone = (code: number) => code === 1261;',
      },
      good: {
        'src/shared/mail/errors.ts': 'export const MailCode = { notFound: 1261 } as const;',
        'server/mail.ts':
          'export const isGone = (code: number) => code === MailCode.notFound; // 1261',
      },
    },
  ],
  [
    'only shared/money/money.ts divides by a hundred',
    syntax.moneyIsDividedOnce,
    {
      bad: {
        'src/ui/a.ts': 'export const f = (x: number) => x /100;',
        'src/features/wallet/b.tsx': 'export const f = (x: number) => x * 0.01;',
        'server/c.ts': 'export let y = 1; y /= 1e2;',
        'sw/d.ts': 'export const f = (x: number) => (x + 1) / 100.0;',
        'src/ui/e.ts': 'export const f = (x: number) => 0.01 * x;',
      },
      good: {
        'src/shared/money/money.ts': 'export const f = (x: number) => x / 100;',
        'src/ui/a.ts':
          "export const f = (x: number) => x / 1000; // x / 100\nexport const t = '/ 100';",
      },
    },
  ],
  [
    'the domain reads no clock and takes no chance',
    syntax.domainIsPure,
    {
      bad: {
        'src/shared/deposit/a.ts': 'export const f = () => Date.now();',
        'src/shared/deposit/b.ts': 'export const f = () => new Date();',
        'src/shared/deposit/c.ts': 'export const f = () => Math.random();',
        'src/shared/deposit/d.ts': 'export const f = () => performance.now();',
      },
      good: {
        'src/shared/deposit/a.ts': 'export const f = (now: number) => new Date(now);',
        'src/api/b.ts': 'export const f = () => Date.now();',
      },
    },
  ],
  [
    'only src/browser touches the browser’s globals',
    syntax.globalsOnlyInBrowser,
    {
      bad: {
        'src/ui/a.tsx': 'export const f = () => window.scrollTo(0, 0);',
        'src/app/b.ts': 'export const f = () => navigator.onLine;',
        'src/state/c.ts': "export const f = () => localStorage.getItem('x');",
        'src/shared/deposit/d.ts': 'export const f = () => caches;',
      },
      good: {
        'src/browser/a.ts': 'export const f = () => window.innerWidth;',
        'src/ui/b.ts':
          'export const f = (x: { window: number }) => x.window; export const g = { window: 1 };',
        'sw/c.ts': 'export const f = () => caches;',
      },
    },
  ],
  [
    'only the doors of the server read raw input',
    doorsReadRawInput,
    {
      bad: {
        'server/mail/a.ts': 'export const f = (text: string): unknown => JSON.parse(text);',
        'server/mail/b.ts': 'export const f = (x: string) => decodeURIComponent(x);',
        'server/marketing/c.ts': "export const f = (app: App) => app.addContentTypeParser('*', g);",
        'server/web/d.ts': 'export const f = (request: Request) => request.raw.url;',
        'server/jobs/e.ts': 'export const f = () => process.env;',
      },
      good: {
        'server/core/http/read-body.ts':
          'export const f = (text: string): unknown => JSON.parse(text);',
        'server/mail/a.ts': 'export const f = (request: Request) => request.query;',
        'src/browser/b.ts': 'export const f = (text: string): unknown => JSON.parse(text);',
      },
    },
  ],
  [
    'tests are not silenced',
    syntax.testsAreNotSilenced,
    {
      bad: {
        'tests/mail/a.test.ts': "it.skip('x', () => {});",
        'tests/mail/b.test.ts': "describe.only('x', () => {});",
        'tests/mail/c.test.ts': "test.todo('x');",
        'tests/mail/d.browser.ts': "test.describe.only('x', () => {});",
        'tests/mail/e.browser.ts': "test.fixme('x', () => {});",
        'tests/mail/f.test.ts': "xit('x', () => {});",
        'tests/mail/g.test.ts': "it.only.each([1])('x', () => {});",
      },
      good: {
        'tests/mail/a.test.ts': "describe.skipIf(true)('x', () => {}); const skip = [].skip;",
        'src/ui/b.ts': 'export const f = (test: { skip: 1 }) => test.skip;',
      },
    },
  ],
  [
    'types are honest',
    syntax.typesAreHonest,
    {
      bad: {
        'src/ui/a.ts': 'export const f = (x: any) => x;',
        'server/b.ts': 'export const f = (x?: number) => x!;',
        'sw/c.ts': 'export enum X { A }',
      },
      good: { 'src/ui/a.ts': 'export const f = (x?: unknown) => !x; // any' },
    },
  ],
  [
    'colours outside the theme are tokens',
    house.coloursAreTokens,
    {
      bad: {
        'src/ui/a.module.css': '.a { color: #fff; }',
        'src/ui/b.module.css': '.a { background: rgb(0 0 0 / 40%); }',
        'src/ui/c.tsx': "export const c = <path fill='#12AbEf' />;",
        'src/ui/d.ts': "export const c = 'linear-gradient(#abc, red)';",
        'src/ui/e.ts': 'export const c = (x: string) => `1px solid #abcdef80 ${x}`;',
      },
      good: {
        'src/theme/tokens.css': ':root { --ink: #fff; }',
        'src/ui/a.module.css': '/* #fff */ .a { color: var(--ink); mask: url(#add); }',
        'src/ui/b.ts': "import { x } from '#api/x.ts'; export const h = '#catalogue'; // #fff",
        'src/ui/c.module.css': '.a { color: color-mix(in oklch, var(--ink) 40%, transparent); }',
        'server/demo/art/d.ts': "export const c = '#fff';",
      },
    },
  ],
  [
    'files are short',
    house.filesAreShort,
    {
      bad: {
        'src/ui/a.ts': lines(251, (index) => `export const f${index} = () => ${index};`),
        'server/b.ts': lines(601, (index) => `export const x${index} = ${index};`),
        'src/ui/c.css': lines(251, () => '.a {}'),
      },
      good: {
        'src/ui/a.ts': lines(250, (index) => `export const f${index} = () => ${index};`),
        'server/demo/seed/b.ts': lines(600, (index) => `export const x${index} = ${index};`),
        'src/theme/c.css': lines(400, () => '.a {}'),
        'tests/mail/d.test.ts': lines(700, (index) => `export const f${index} = () => ${index};`),
      },
    },
  ],
  [
    'every piece of the interface has a preview',
    house.piecesHavePreviews,
    {
      bad: {
        'src/ui/base/button.tsx': 'export const Button = () => <button />;',
        'src/features/wallet/bank-sheet.tsx': 'export const BankSheet = () => <div />;',
        'src/features/menu/menu.tsx': 'export const Menu = () => <div data-overlay="menu" />;',
        'src/ui/icons/eye.tsx': 'export const Eye = () => <svg />;',
      },
      good: {
        'src/ui/icons/eye-icon.tsx': 'export const EyeIcon = () => <svg />;',
        'src/ui/icons/icons.preview.tsx': "export const p = import.meta.glob('./*-icon.tsx');",
        'src/ui/base/button.tsx': 'export const Button = () => <button />;',
        'src/ui/base/button.preview.tsx':
          "import { Button } from './button.tsx'; export const p = Button;",
        'src/ui/use-x.ts': 'export const useX = () => 1;',
        'src/features/wallet/wallet.tsx': 'export const Wallet = () => <div />;',
      },
    },
  ],
  [
    'names are kebab-case',
    house.namesAreKebab,
    {
      bad: {
        'src/ui/Button.tsx': '',
        'src/ui/use_x.ts': '',
        'src/Big/x.ts': '',
        'src/ui/en-PH.ts': '',
      },
      good: {
        'src/ui/base/button.module.css': '',
        'src/i18n/locales/en-PH.ts': '',
        'src/ui/README.md': '',
        'tests/mail/a.test.ts': '',
      },
    },
  ],
  [
    'nothing names a machine',
    house.machinesAreNotNamed,
    {
      bad: {
        'docs/a.md': `see ${machinePath('work', 'main')}`,
        'src/ui/b.ts': `// ${machinePath('home', 'somebody')}`,
        'tests/c.ts': `// ${['..', 'shared', 'house.md'].join('/')}`,
        'docs/d.md': ['C:', 'Users', 'x'].join('\\'),
      },
      good: {
        'docs/a.md': `https://example.com${machinePath('work')} and a worker, /usr/bin/chromium`,
      },
    },
  ],
  [
    'suppressions say why',
    house.suppressionsHaveReasons,
    {
      bad: {
        'src/ui/a.ts': '// oxlint-disable-next-line no-console\nexport const a = 1;',
        'src/ui/b.ts': '// @ts-expect-error\nexport const a = 1;',
        'src/ui/c.ts': 'export const a = 1; // eslint-disable-line no-console',
      },
      good: {
        'src/ui/a.ts': '// oxlint-disable-next-line no-console -- the start line is for people\n',
        'src/ui/b.ts': '// @ts-expect-error: the types lag behind the browser\n',
      },
    },
  ],
];

describe.each(rules)('%s', (_name, rule, { bad, good }) => {
  it('holds in the project', () => {
    expect(rule(rule === house.machinesAreNotNamed ? everything : tree)).toEqual([]);
  });

  it.each(Object.keys(bad))('is broken by the planted %s', (path) => {
    const found = rule(plant({ [path]: bad[path] ?? '' }));
    expect(new Set(found.map((violation) => violation.path))).toEqual(new Set([path]));
  });

  it('is kept by the planted good files', () => {
    expect(rule(plant(good))).toEqual([]);
  });
});

describe('every layer folder has a README of at most fifteen lines', () => {
  const folders = [...LAYER_FOLDERS, 'sw', 'server'];
  const complete = Object.fromEntries(folders.map((folder) => [`${folder}/README.md`, 'What.\n']));

  it('holds in the project', () => {
    expect(house.layersHaveReadmes(tree)).toEqual([]);
  });

  it('is kept by a complete tree, and broken by a missing, an empty or a long one', () => {
    expect(house.layersHaveReadmes(plant(complete))).toEqual([]);
    expect(house.layersHaveReadmes([])).toHaveLength(folders.length);
    for (const text of ['', '\n \n', lines(16, () => 'What.')]) {
      const found = house.layersHaveReadmes(plant({ ...complete, 'sw/README.md': text }));
      expect(found.map(({ path }) => path)).toEqual(['sw/README.md']);
    }
  });
});

it('the scan reads every part of the project', () => {
  for (const part of ['src/', 'sw/', 'server/', 'tests/', 'scripts/']) {
    expect(tree.filter(({ path }) => path.startsWith(part)).length).toBeGreaterThan(0);
  }
  expect(tree.some(({ path }) => path.endsWith('.css'))).toBe(true);
  expect(everything.some(({ path }) => path === 'package.json')).toBe(true);
});
