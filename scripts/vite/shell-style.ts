import type { Plugin } from 'vite';
import { composeShellStyle } from '../../src/startup/shell/shell-style.ts';
import { readText } from './root.ts';

/** The style sheets with the tokens, in the app's import order, and those of the shell. */
const THEME = ['src/theme/tokens.css', 'src/theme/brand-parola.css'];
const SHELL = [
  'src/startup/shell/shell.css',
  'src/startup/shell/shell-lobby.css',
  'src/startup/shell/shell-page.css',
  'src/startup/shell/shell-view.css',
  'src/startup/shell/shell-view-lobby.css',
  'src/startup/shell/shell-small.css',
  'src/startup/shell/shell-wide.css',
  'src/startup/shell/shell-demo.css',
];
const readSheets = (paths: readonly string[]) => paths.map((path) => readText(path)).join('\n');

/** Inlines the shell's style sheet, with the tokens it uses, into the document as its `<style>`. */
export function shellStyle(): Plugin {
  return {
    name: 'parola:shell-style',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const css = composeShellStyle(readSheets(THEME), readSheets(SHELL));
        return html.replace('<!-- shell style -->', () => `<style>${css}</style>`);
      },
    },
    handleHotUpdate({ file, server }) {
      if (/\/(?:shell|theme)\/[^/]+\.css$/.test(file)) server.hot.send({ type: 'full-reload' });
    },
  };
}
