import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the hash of the built document into the worker, so that a new document causes a new worker. */
export function shellRevision(): Plugin {
  let builtTo = '';
  return {
    name: 'parola:shell-revision',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      builtTo = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler(error?: Error) {
        if (error) return;
        const shell = readFileSync(join(builtTo, 'index.html'));
        const hash = createHash('sha256').update(shell).digest('hex').slice(0, 16);
        const path = join(builtTo, 'sw.js');
        const worker = readFileSync(path, 'utf8');
        const stamped = worker.replace(/shell-revision:[\da-f]+/, `shell-revision:${hash}`);
        if (stamped === worker) throw new Error('sw.js has lost its shell-revision marker');
        writeFileSync(path, stamped);
      },
    },
  };
}
