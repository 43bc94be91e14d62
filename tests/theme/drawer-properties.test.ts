import { readFileSync } from 'node:fs';
import { registerDrawerProperties } from '#ui/overlay/drawer-properties.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

const packageText = (path: string) =>
  readFileSync(
    new URL(`../../node_modules/@base-ui/react/drawer/${path}`, import.meta.url),
    'utf8',
  );

/** CSS variables of Base UI's drawers, by their constant names in its source. */
const namesIn = (path: string) =>
  new Map(
    [...packageText(path).matchAll(/const (\w+) = '(--[\w-]+)'/g)].map(([, own = '', css = '']) => [
      own,
      css,
    ]),
  );

describe('the CSS properties of drawers', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('equal those that the library registers', () => {
    const registered: unknown[] = [];
    vi.stubGlobal('CSS', { registerProperty: (property: unknown) => registered.push(property) });
    registerDrawerProperties();
    const names = new Map([
      ...namesIn('popup/DrawerPopupCssVars.mjs'),
      ...namesIn('backdrop/DrawerBackdropCssVars.mjs'),
    ]);
    const own = (name: string, syntax: string, initialValue: string) => ({
      name: names.get(name),
      syntax,
      inherits: false,
      initialValue,
    });
    expect(registered).toEqual([
      own('swipeMovementX', '<length>', '0px'),
      own('swipeMovementY', '<length>', '0px'),
      own('snapPointOffset', '<length>', '0px'),
      own('swipeProgress', '<number>', '0'),
      own('swipeStrength', '<number>', '1'),
    ]);
    const calls = packageText('popup/DrawerPopup.mjs').match(/CSS\.registerProperty\(/g);
    expect(calls).toHaveLength(2);
  });

  it('are skipped in a browser without registerProperty', () => {
    vi.stubGlobal('CSS', {});
    expect(registerDrawerProperties).not.toThrow();
  });
});
