/** The installed window on a computer, where the page reaches below the system's buttons. */
import { listRules } from '#tests/architecture/css-twins.ts';
import { readTree } from '#tests/architecture/source-tree.ts';
import { describe, expect, it } from 'vitest';

const sheets = readTree(['src']).filter(({ path }) => path.endsWith('.css'));
const rules = sheets.flatMap(listRules);
const inWindow = rules.filter(({ context }) => context.includes('window-controls-overlay'));

describe('a window with its controls over the page', () => {
  it('is asked for before an ordinary window of the app', () => {
    const [manifest] = readTree(['manifest.webmanifest']);
    const { display, display_override: modes } = JSON.parse(manifest?.text ?? '{}') as Record<
      string,
      unknown
    >;
    expect(display).toBe('standalone');
    expect(modes).toEqual(['window-controls-overlay', 'standalone', 'minimal-ui']);
  });

  it('counts the title bar as the safe area at the top', () => {
    const declared = inWindow.flatMap(({ declarations }) => declarations);
    const height = 'calc(env(titlebar-area-y, 0px) + env(titlebar-area-height, 0px))';
    expect(declared).toContain(`--safe-top: ${height}`);
  });

  it('is moved by a strip of that height, in which no control stands', () => {
    const strips = inWindow.filter(({ declarations }) => declarations.includes('app-region: drag'));
    expect(strips).toHaveLength(1);
    expect(strips[0]?.declarations).toEqual(
      expect.arrayContaining([
        'position: fixed',
        'inset: 0 0 auto',
        'block-size: var(--safe-top)',
        '-webkit-app-region: drag',
      ]),
    );
  });

  it('keeps what sticks to the top, and the rail, below the title bar', () => {
    const atTop = rules.filter(
      ({ declarations }) =>
        declarations.includes('position: sticky') && declarations.includes('inset-block-start: 0'),
    );
    const padded = [
      'src/ui/layout/sticky-header.module.css',
      'src/screens/home/home-screen.module.css',
      'src/ui/form/account-frame.module.css',
    ];
    const places = atTop.map(({ place }) => place.split(':')[0]);
    expect(places.toSorted()).toEqual(padded.toSorted());
    for (const path of [padded[0], 'src/features/lobby-header/lobby-header.module.css']) {
      const text = sheets.find((sheet) => sheet.path === path)?.text;
      expect(text).toContain('padding-block-start: var(--safe-top)');
    }
    const [brand] = atTop.filter(({ place }) => place.startsWith(padded[2] ?? ''));
    expect(brand?.declarations.join()).toMatch(/padding: calc\(var\(--safe-top\)/);
    const rails = rules.flatMap(({ declarations }) =>
      declarations.filter((declaration) => declaration.startsWith('--rail-top:')),
    );
    expect(rails).toHaveLength(2);
    expect(rails.every((rail) => rail.includes('var(--safe-top)'))).toBe(true);
  });
});
