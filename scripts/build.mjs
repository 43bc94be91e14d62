import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { compareInputs } from './lib/fingerprint.mjs';
import { pruneEarlierAssets, putAssetsAside } from './lib/earlier-assets.mjs';
import { precompress } from './lib/precompress.mjs';
import { inRoot, root } from './lib/root.mjs';
import { writeSbom } from './lib/sbom.mjs';
import { bundleDemo, bundleServer } from './lib/server-bundle.mjs';
import { buildWithVite } from './lib/vite-build.mjs';

/** @typedef {import('./lib/fingerprint.mjs').Fingerprint} Fingerprint */
/** @typedef {'client' | 'server' | 'demo' | 'bill of materials'} Part */

const COMMON = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'scripts/lib'];

const SERVER = [...COMMON, 'server', 'src/shared', 'src/theme'];

/** What runs in production; the demo stays behind. @type {readonly Part[]} */
export const PRODUCTION = ['client', 'server', 'bill of materials'];
/** @type {readonly Part[]} */
const EVERYTHING = [...PRODUCTION, 'demo'];

/** @type {Record<Part, { inputs: string[], output: string, make: () => Promise<unknown> }>} */
const PARTS = {
  client: {
    inputs: [
      ...COMMON,
      'src',
      'sw',
      'icons',
      'public',
      'index.html',
      'manifest.webmanifest',
      'vite.config.ts',
      'scripts/vite',
      'tsconfig.json',
    ],
    output: 'dist/client/index.html',
    make: buildClient,
  },
  server: { inputs: SERVER, output: 'dist/server/main.mjs', make: bundleServer },
  demo: { inputs: SERVER, output: 'dist/demo/main.mjs', make: bundleDemo },
  'bill of materials': {
    inputs: ['package.json', 'package-lock.json', 'scripts/lib/sbom.mjs'],
    output: 'dist/sbom.cdx.json',
    make: async () => writeSbom(inRoot('dist', 'sbom.cdx.json')),
  },
};

const stampPath = inRoot('dist', '.stamp');

async function buildClient() {
  const assets = inRoot('dist', 'client', 'assets');
  const kept = inRoot('dist', 'kept-assets');
  await putAssetsAside(assets, kept, Date.now());
  await buildWithVite({ root, logLevel: 'warn' });
  await pruneEarlierAssets(assets, kept, Date.now());
  await precompress(inRoot('dist', 'client'));
}

/** @returns {Partial<Record<Part, Fingerprint>>} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampPath, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {Partial<Record<Part, Fingerprint>>} stamp */
function writeStamp(stamp) {
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(stampPath, JSON.stringify(stamp));
}

/**
 * Builds the parts that changed since the last build. A part's stamp is removed before it is built, so that
 * an interrupted build never counts as finished.
 * @param {readonly Part[]} [parts]
 * @param {(line: string) => void} [say] called for each part that is built
 * @returns {Promise<Part[]>} the parts that were built
 */
export async function build(parts = EVERYTHING, say = console.log) {
  /** @type {Part[]} */
  const built = [];
  for (const part of parts) {
    const { inputs, output, make } = PARTS[part];
    const stamp = readStamp();
    const { isSame, fingerprint } = compareInputs(inputs, stamp[part]);
    if (!isSame || !existsSync(inRoot(output))) {
      const startedAt = performance.now();
      say(`Building the ${part} …`);
      delete stamp[part];
      writeStamp(stamp);
      await make();
      built.push(part);
      say(`Built the ${part} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
    }
    if (stamp[part] !== fingerprint) writeStamp({ ...readStamp(), [part]: fingerprint });
  }
  return built;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstall('start');
  const built = await build(process.argv.includes('--production') ? PRODUCTION : EVERYTHING);
  if (built.length === 0) console.log('Nothing changed since the last build.');
}
