import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composeShellStyle } from '#startup/shell/shell-style.ts';
import { metaThemeColours } from '#theme/theme.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Collects the custom properties of rules with exactly this selector. */
function tokensOf(css: string, selector: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, found = '', body = ''] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    if (found.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim() !== selector) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)) {
      tokens.set(name, value.trim());
    }
  }
  return tokens;
}

/** Lists the custom properties that any rule declares. */
const namesIn = (css: string) =>
  [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);

const theme = `${read('src/theme/tokens.css')}\n${read('src/theme/brand-parola.css')}`;
const shell = [
  'shell',
  'shell-lobby',
  'shell-view',
  'shell-view-lobby',
  'shell-small',
  'shell-wide',
  'shell-demo',
]
  .map((name) => read(`src/startup/shell/${name}.css`))
  .join('\n');
const page = read('index.html');
const style = composeShellStyle(theme, shell);
const used = [...new Set([...style.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))];

describe('the tokens of the shell', () => {
  it.each([':root', ":root:not([data-theme='dark'])", ":root[data-theme='light']"])(
    'of %s are exactly those of the theme that the shell uses',
    (selector) => {
      const wanted = [...tokensOf(theme, selector)].filter(([name]) => used.includes(name));
      expect(wanted.length).toBeGreaterThan(10);
      expect([...tokensOf(style, selector)]).toEqual(wanted);
    },
  );

  it('are all declared by the theme, or by the shell only', () => {
    const declared = new Set([...tokensOf(theme, ':root').keys(), ...namesIn(shell)]);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
    expect([...namesIn(shell)].filter((name) => tokensOf(theme, ':root').has(name))).toEqual([]);
  });

  it('are in the layers of the theme, so that they never override the app’s', () => {
    expect(style.trim().startsWith('@layer reset, tokens, ui, features, screens;')).toBe(true);
    expect(style.slice(0, style.indexOf('--')).match(/@layer tokens \{/g)).toHaveLength(1);
  });
});

describe('composing the shell style', () => {
  const sheet = '#shell { color: var(--a); }';

  it('includes tokens used by other tokens', () => {
    const css = composeShellStyle(':root { --a: var(--b); --b: red; --c: blue; }', sheet);
    expect([...tokensOf(css, ':root').keys()]).toEqual(['--a', '--b']);
  });

  it('handles tokens that reference each other', () => {
    const css = composeShellStyle(':root { --a: var(--b); --b: var(--a); }', sheet);
    expect([...tokensOf(css, ':root').keys()]).toEqual(['--a', '--b']);
  });
});

describe('index.html', () => {
  it.each(['dark', 'light'] as const)('has the surface colour of the %s theme', (name) => {
    const meta = new RegExp(
      `theme-color"\\s+media="\\(prefers-color-scheme: ${name}\\)"\\s+content="${metaThemeColours[name]}"`,
    );
    expect(page).toMatch(meta);
  });

  it('contains nothing that a strict content security policy blocks', () => {
    expect(page).not.toMatch(/\sstyle="|\son\w+="|javascript:/);
    expect([...page.matchAll(/<script(?![^>]*\ssrc=)/g)]).toEqual([]);
  });

  it('has the placeholders for the style and the operator’s settings', () => {
    expect(page).toContain('<!-- shell style -->');
    expect(page).toContain('<meta name="parola-settings" content="{}" />');
  });
});
