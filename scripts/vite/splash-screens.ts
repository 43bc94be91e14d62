import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './root.ts';

/**
 * Adds the pictures that an iPhone shows while the app launches, instead of a white screen. Their names
 * contain the screen size, e.g. `390x844@3.png`; a device fetches only its own, and only when the app is
 * added to the home screen. They wait in a template, so that no other device processes them before its first
 * paint: `browser/install/splash-screens.ts` takes them out.
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
