import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './root.ts';

/**
 * Names the pictures that an iPhone shows while the app starts, in place of a white screen. Their
 * names say for which screen they are, e.g. `390x844@3.png`; a phone fetches its own alone, and
 * only when the app is put on the home screen. They wait in a template, so that no other phone works
 * through them before its first paint: `browser/splash-screens.ts` takes them out.
 */
export function splashScreens(): Plugin {
  return {
    name: 'parola:splash-screens',
    transformIndexHtml: {
      order: 'post',
      handler: () => {
        const links = readdirSync(join(root, 'icons', 'splash')).flatMap((name) => {
          const [, width, height, ratio] = /^(\d+)x(\d+)@(\d)\.png$/.exec(name) ?? [];
          if (width === undefined) return [];
          const media = `screen and (device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (orientation:portrait)`;
          const href = `/icons/splash/${name}`;
          const attrs = { rel: 'apple-touch-startup-image', media, href };
          return [{ tag: 'link', attrs }];
        });
        return [
          { tag: 'template', attrs: { id: 'splash-screens' }, children: links, injectTo: 'head' },
        ];
      },
    },
  };
}
