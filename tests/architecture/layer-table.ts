/**
 * The layers, and what each may import. Reading down the table every layer imports only from rows
 * below its own, so no cycle between layers can exist. Change a row only with a decision record.
 */
export const LAYERS = [
  'app',
  'screens',
  'startup',
  'features',
  'state',
  'api',
  'i18n',
  'ui',
  'browser',
  'records',
  'theme',
  'config',
  'texts',
  'contract',
  'rules',
] as const;

/**
 * `texts` are the texts in a feature's folder. `shared/` is two layers: `contract` is what goes over the wire
 * (`contract.ts`, `*-contract.ts`, `wire/`, `snapshot/`), `rules` all else. `records` is what page and worker
 * share of `browser/storage/` (docs/decisions/0041). `console` is `server/marketing/` and the pages of `server/operator/pages/`:
 * pages for those who work with the server.
 */
export type Layer = (typeof LAYERS)[number] | 'sw' | 'server' | 'console';

const WIRE = ['contract', 'rules'] as const;
const GROUND = ['config', ...WIRE] as const;
const PHONE = ['browser', 'records', 'theme', ...GROUND] as const;
const SERVICES = ['api', 'i18n', 'ui', ...PHONE] as const;
const STATE = ['state', ...SERVICES] as const;

/** Layers that each layer may import beside itself. */
export const MAY_IMPORT: Readonly<Record<Layer, readonly Layer[]>> = {
  app: ['screens', 'startup', 'features', ...STATE],
  screens: ['features', ...STATE],
  startup: ['features', ...STATE],
  features: ['texts', ...STATE],
  state: SERVICES,
  api: PHONE,
  i18n: ['texts', ...PHONE],
  ui: PHONE,
  browser: ['records', ...GROUND],
  records: GROUND,
  theme: GROUND,
  config: WIRE,
  texts: [],
  contract: ['rules'],
  rules: [],
  sw: ['records', ...GROUND],
  server: ['console', ...WIRE],
  console: ['server', ...WIRE],
};

/** The folders of the layers. */
export const LAYER_FOLDERS: readonly string[] = [
  ...LAYERS.filter((layer) => !['records', 'texts', 'contract', 'rules'].includes(layer)),
  'shared',
].map((layer) => `src/${layer}`);

/** Layers whose folders are islands, which never import each other. */
export const ISLANDS: readonly Layer[] = ['features', 'screens'];

/** Packages by purpose. */
const REACT = ['react', 'react-dom', '@base-ui/react', 'keen-slider', 'virtua'];
const STORE = ['redux', 'react-redux', '@reduxjs/toolkit'];
const TRANSLATION = ['i18next', 'react-i18next'];
const SERVER_ONLY = [
  'fastify',
  'kysely',
  'pg',
  'sharp',
  'pino',
  '@electric-sql/pglite',
  'web-push',
];

const PAGE_ONLY = [...STORE, ...TRANSLATION, 'vite', 'idb-keyval', 'workbox-window'];

interface PackageRule {
  /** Only these packages; undefined allows any that is not forbidden. */
  only?: readonly string[];
  never?: readonly string[];
}

/** Packages of each layer. Only the server may use `node:` modules. */
export const PACKAGES: Readonly<Record<Layer, PackageRule>> = {
  app: { never: SERVER_ONLY },
  screens: { never: SERVER_ONLY },
  startup: { never: SERVER_ONLY },
  features: { never: SERVER_ONLY },
  state: { never: SERVER_ONLY },
  api: { never: [...SERVER_ONLY, 'react', 'react-dom'] },
  i18n: { never: [...SERVER_ONLY, ...STORE] },
  ui: { never: [...SERVER_ONLY, ...STORE, ...TRANSLATION] },
  browser: { never: [...SERVER_ONLY, ...REACT, ...STORE, ...TRANSLATION] },
  records: { only: ['idb-keyval', 'valibot'] },
  theme: { never: [...SERVER_ONLY, ...REACT, ...STORE, ...TRANSLATION] },
  config: { only: ['valibot'] },
  texts: { only: [] },
  contract: { only: ['valibot'] },
  rules: { only: [] },
  sw: { never: [...SERVER_ONLY, ...REACT, ...STORE, ...TRANSLATION] },
  server: { never: [...REACT, ...PAGE_ONLY] },
  console: { never: [...REACT.filter((name) => !name.startsWith('react')), ...PAGE_ONLY] },
};
