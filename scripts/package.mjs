import { build, PRODUCTION } from './build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { inRoot } from './lib/root.mjs';

const BYTES_PER_MB = 1_000_000;

ensureInstall('start');
await build(PRODUCTION);
const { writePackage } = await import('./lib/write-package.mjs');
const { bytes, packages } = await writePackage(inRoot('dist', 'package'));
console.log(
  `Wrote dist/package: ${Math.round(bytes / BYTES_PER_MB)} MB, with ${packages} packages. Copy it anywhere and run bin/parola start.`,
);
