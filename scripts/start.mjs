import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { inRoot } from './lib/root.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

stopWithNpm();
ensureInstall('start');
await build(['client', 'demo']);

const entry = inRoot('dist', 'demo', 'main.mjs');
// The server reads its flags from the arguments, as if it had been started under its own name.
process.argv[1] = entry;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(entry).href);
