import { describe, expect, it } from 'vitest';
import { listImports, resolveImport } from './imports.ts';
import {
  domainHasNoGlobals,
  importsAreSpelled,
  islandsHaveFolders,
  islandsHold,
  layerOf,
  layersHold,
  noBarrels,
  noDefaultExports,
  packagesHold,
  type Rule,
} from './layer-rules.ts';
import { LAYERS, MAY_IMPORT } from './layer-table.ts';
import { isScript, plant, readTree } from './source-tree.ts';

const tree = readTree(['src', 'sw', 'server']);
const tests = readTree(['tests']);

/** Files that each break a rule once, and files that follow it. */
interface Planted {
  bad: Readonly<Record<string, string>>;
  good: Readonly<Record<string, string>>;
}

const rules: readonly (readonly [string, Rule, Planted])[] = [
  [
    'each layer imports only from the layers of its row',
    layersHold,
    {
      bad: {
        'src/shared/mail/a.ts': "import { x } from '#shared/mail/contract.ts';",
        'src/shared/mail/b.ts': "import type { X } from '#ui/x.tsx';",
        'src/shared/mail/contract.ts': "export type X = import('#api/x.ts').X;",
        'src/shared/wire/a.ts': "import { x } from '#config/x.ts';",
        'src/features/mail/texts/th-TH.ts': "import { x } from '#i18n/x.ts';",
        'src/config/a.ts': "import { x } from '#browser/x.ts';",
        'src/theme/a.ts': "export { x } from '#ui/x.ts';",
        'src/browser/a.ts': "export const load = () => import('#state/x.ts');",
        'src/ui/a.tsx': "import '#i18n/x.ts';",
        'src/ui/b.tsx': "import { x } from '#api/x.ts';",
        'src/i18n/a.ts': "import { x } from '#api/x.ts';",
        'src/api/a.ts': "import { x } from '#state/x.ts';",
        'src/state/b.ts': "import { x } from '#features/wallet/x.ts';",
        'src/state/a.ts': "import { x } from '#features/x/x.ts';",
        'src/state/c.ts': "export * from '#screens/home/x.ts';",
        'src/features/wallet/a.ts': "import { x } from '#screens/home/x.ts';",
        'src/screens/home/a.ts': "import { x } from '#app/x.ts';",
        'src/app/a.ts': "import { x } from '#server/x.ts';",
        'sw/a.ts': "import { x } from '#browser/x.ts';",
        'src/browser/storage/database.ts': "import { x } from '#browser/page/x.ts';",
        'src/browser/storage/records/a.ts': "import { x } from '#browser/storage/key-value.ts';",
        'server/a.ts': "import { x } from '#config/x.ts';",
        'src/ui/c.tsx': "import { x } from '#tests/x.ts';",
      },
      good: {
        'src/app/a.ts': "import { x } from '#screens/home/x.ts'; import '#features/wallet/x.ts';",
        'src/features/wallet/a.ts': "import { x } from '#state/x.ts'; import './b.ts';",
        'src/api/a.ts': "import { x } from '#browser/x.ts'; import '#shared/mail/contract.ts';",
        'src/i18n/a.ts': "export const f = () => import('#features/mail/texts/th-TH.ts');",
        'src/shared/mail/contract.ts': "import { x } from '#shared/mail/mail.ts';",
        'sw/a.ts': "import { x } from '#shared/mail/x.ts'; import '#config/x.ts';",
        'sw/b.ts': "import { x } from '#browser/storage/records/x.ts';",
        'server/a.ts': "import { x } from '#shared/mail/contract.ts'; import '#server/b/c.ts';",
        'src/ui/a.tsx': "import styles from './a.module.css'; // '#api/x.ts'",
      },
    },
  ],
  [
    'features and screens are islands',
    islandsHold,
    {
      bad: {
        'src/features/wallet/a.ts': "import { x } from '#features/notice/x.ts';",
        'src/features/wallet/deep/b.ts': "import type { X } from '#features/notice/x.ts';",
        'src/screens/home/a.ts': "export const load = () => import('#screens/search/x.ts');",
        'src/features/loose.ts': "import { x } from './notice/x.ts';",
      },
      good: {
        'src/features/wallet/a.ts': "import { x } from '#features/wallet/deep/x.ts';",
        'src/screens/home/a.ts': "import { x } from '#features/wallet/x.ts'; import './b.ts';",
      },
    },
  ],
  [
    'every feature and screen has a folder',
    islandsHaveFolders,
    {
      bad: { 'src/features/a.ts': '', 'src/screens/b.tsx': '' },
      good: { 'src/features/wallet/a.ts': '', 'src/app/a.ts': '', 'src/features/README.md': '' },
    },
  ],
  [
    'each layer uses only packages that are its business',
    packagesHold,
    {
      bad: {
        'src/shared/mail/a.ts': "import * as v from 'valibot';",
        'src/shared/mail/contract.ts': "import { createApi } from '@reduxjs/toolkit/query';",
        'src/browser/a.ts': "import { useState } from 'react';",
        'src/ui/a.tsx': "import { useSelector } from 'react-redux';",
        'src/ui/b.tsx': "import { useTranslation } from 'react-i18next';",
        'src/api/a.ts': "import { useState } from 'react';",
        'src/app/a.ts': "import { readFileSync } from 'node:fs';",
        'src/features/wallet/a.ts': "import { Kysely } from 'kysely';",
        'sw/a.ts': "import { useState } from 'react';",
        'server/a.ts': "import type { FC } from 'react';",
        'server/marketing/a.tsx': "import { useTranslation } from 'react-i18next';",
      },
      good: {
        'src/shared/mail/contract.ts': "import * as v from 'valibot';",
        'src/ui/a.tsx': "import { useState } from 'react';",
        'src/browser/a.ts': "import { get } from 'idb-keyval';",
        'sw/a.ts': "import { precacheAndRoute } from 'workbox-precaching';",
        'server/a.ts': "import { readFileSync } from 'node:fs'; import fastify from 'fastify';",
        'server/marketing/a.tsx': "import type { FC } from 'react'; import fastify from 'fastify';",
      },
    },
  ],
  [
    'imports are ./x.ts or #layer/x.ts',
    importsAreSpelled,
    {
      bad: {
        'src/ui/a.ts': "import { x } from '../api/x.ts';",
        'src/ui/b.ts': "import { x } from './x';",
        'src/ui/c.ts': "import { x } from '#shared/money';",
        'src/ui/d.ts': 'export const load = (name: string) => import(name);',
        'src/ui/e.ts': "import { x } from '/src/ui/x.ts';",
        'src/ui/f.ts': "import { x } from './deep/../x.ts';",
      },
      good: {
        'src/ui/a.ts': "import { x } from './x.ts'; import mark from './mark.svg?raw';",
        'src/ui/b.ts': "import { x } from '#shared/money/money.ts'; import 'virtual:pwa';",
      },
    },
  ],
  [
    'there are no barrels',
    noBarrels,
    {
      bad: {
        'src/ui/index.ts': 'export const x = 1;',
        'src/ui/a.ts': "export * from './b.ts';",
        'src/ui/b.ts': "export { x } from './c.ts';",
        'src/ui/c.ts': "export type { X } from './d.ts';",
      },
      good: { 'src/ui/a.ts': 'const x = 1; export { x };', 'src/ui/b.ts': "import './a.ts';" },
    },
  ],
  [
    'there are no default exports',
    noDefaultExports,
    {
      bad: {
        'src/ui/a.ts': 'export default 1;',
        'src/ui/b.ts': 'const x = 1; export { x as default };',
        'src/ui/c.ts': 'export default function Button() {}',
      },
      good: { 'src/ui/a.ts': "import x, { y } from './b.ts'; export const z = x + y;" },
    },
  ],
  [
    'the domain compiles without browser and Node globals',
    domainHasNoGlobals,
    {
      bad: {
        'src/shared/tsconfig.json': '{ "compilerOptions": { "lib": ["es2023", "dom"] } }',
      },
      good: {
        'src/shared/tsconfig.json': '{ "compilerOptions": { "lib": ["es2023"] } }',
        'src/tsconfig.json': '{ "compilerOptions": { "lib": ["es2023", "dom"] } }',
      },
    },
  ],
];

describe.each(rules)('%s', (_name, rule, { bad, good }) => {
  it('holds in the project', () => {
    expect(rule(tree)).toEqual([]);
  });

  it.each(Object.keys(bad))('is broken by the planted %s', (path) => {
    const found = rule(plant({ [path]: bad[path] ?? '' }));
    expect(found.map((violation) => violation.path)).toEqual([path]);
  });

  it('is kept by the planted good files', () => {
    expect(rule(plant(good))).toEqual([]);
  });
});

it('a domain configuration without lib or with ambient types is a violation too', () => {
  const check = (options: object) =>
    domainHasNoGlobals(
      plant({ 'src/shared/tsconfig.json': JSON.stringify({ compilerOptions: options }) }),
    );
  expect(check({})).toHaveLength(1);
  expect(check({ lib: ['es2023'], types: ['node'] })).toHaveLength(1);
});

describe('the tests themselves', () => {
  it.each([
    ['import by ./ or #', importsAreSpelled],
    ['have no barrels', noBarrels],
    ['have no default exports', noDefaultExports],
  ] as const)('%s', (_name, rule) => {
    expect(rule(tests)).toEqual([]);
  });
});

describe('the scan', () => {
  const imports = tree.filter(isScript).flatMap(listImports);

  it('reads files and imports of every part', () => {
    for (const part of ['src/', 'sw/', 'server/']) {
      expect(tree.filter((file) => isScript(file) && file.path.startsWith(part))).not.toEqual([]);
      expect(imports.filter(({ from }) => from.startsWith(part))).not.toEqual([]);
    }
    expect(tree.some(({ path }) => path === 'src/shared/tsconfig.json')).toBe(true);
  });

  it('follows imports between layers', () => {
    const crossings = imports.filter((imported) => {
      const target = resolveImport(imported);
      return target.kind === 'file' && layerOf(target.path) !== layerOf(imported.from);
    });
    expect(crossings.length).toBeGreaterThan(0);
  });

  it('finds every folder of src in the table', () => {
    const folders = new Set(tree.map(({ path }) => /^src\/([^/]+)\//.exec(path)?.[1]));
    folders.delete(undefined);
    const isKnown = (name: string) => LAYERS.some((layer) => layer === name);
    expect([...folders].filter((name) => name !== undefined && !isKnown(name))).toEqual(['shared']);
  });

  it('finds every way to import', () => {
    const file = {
      path: 'src/ui/a.tsx',
      text: `import a from './1.ts'; import type { B } from './2.ts'; import './3.css';
        import { type C, d } from './4.ts'; export * from './5.ts'; export { e } from './6.ts';
        export type { F } from './7.ts'; const g = () => import('./8.ts');
        type H = import('./9.ts').H; const text = "import x from './no.ts'"; // import './no.ts'`,
    };
    expect(
      listImports(file)
        .map(({ specifier }) => specifier)
        .sort(),
    ).toEqual(
      ['1.ts', '2.ts', '3.css', '4.ts', '5.ts', '6.ts', '7.ts', '8.ts', '9.ts'].map(
        (name) => `./${name}`,
      ),
    );
  });

  it('has a table without cycles', () => {
    for (const layer of LAYERS) {
      const below = LAYERS.slice(LAYERS.indexOf(layer) + 1);
      for (const target of MAY_IMPORT[layer]) expect(below).toContain(target);
    }
  });
});
