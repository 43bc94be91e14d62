import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { root } from './root.ts';

/**
 * Puts the early script into the head, in a file of its own: merged into the app's bundle it would
 * run when the browser's install event may have gone by. It is `async`, so it holds back neither the
 * parser nor the first paint, and yet the load event waits for it (docs/decisions/0010).
 * @param onFile told the built file's name
 */
export function earlyScript(onFile: (fileName: string) => void): Plugin {
  const source = 'src/platform/early-script.ts';
  let fileName = '';
  let isBuild = false;
  return {
    name: 'parola:early-script',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      const bundle = await rolldown({ input: join(root, source), platform: 'browser' });
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      const { code } = output[0];
      fileName = `assets/early-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
      onFile(fileName);
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => {
        const attrs = isBuild
          ? { async: true, src: `/${fileName}` }
          : { async: true, type: 'module', src: `/${source}` };
        return [{ tag: 'script', attrs, injectTo: 'head' }];
      },
    },
  };
}
