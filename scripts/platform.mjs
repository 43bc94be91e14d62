import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { inRoot } from './lib/root.mjs';

ensureInstall('start');
await build(['demo'], console.error);

const entry = inRoot('dist', 'demo', 'operator.mjs');
process.argv[1] = entry;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(entry).href);
