import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { root } from './root.ts';

/** The app's code. The page names the boot script alone, which brings it. */
export const APP = join(root, 'src/app/main.tsx');

/** What the app needs to start, as links: the browser fetches it all at once beside the boot script. */
function appLinks(bundle: Rolldown.OutputBundle): readonly string[] {
  const files = Object.values(bundle);
  const app = files.find((file) => file.type === 'chunk' && file.facadeModuleId === APP);
  if (app?.type !== 'chunk') throw new Error(`the build has no chunk of ${APP}`);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (scripts.has(fileName) || chunk?.type !== 'chunk') return;
    scripts.add(fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css);
    chunk.imports.forEach(add);
  };
  add(app.fileName);
  return [
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ];
}

/**
 * Puts the scripts behind the shell, and the links to the app's code with them. These stand between
 * two marks: a document that brings its own first view goes without them (`firstViewDocument`).
 */
export function paintShellFirst(): Plugin {
  const appTags =
    /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:stylesheet|modulepreload)"[^>]*>)/g;
  return {
    name: 'parola:paint-shell-first',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const tags = (html.match(appTags) ?? []).map((tag) => tag.trim());
        const links = bundle === undefined ? [] : appLinks(bundle);
        const lines = ['<!-- app -->', ...links, '<!-- /app -->', ...tags];
        return html
          .replaceAll(appTags, '')
          .replace('</body>', () => `${lines.map((line) => `  ${line}`).join('\n')}\n</body>`);
      },
    },
  };
}
