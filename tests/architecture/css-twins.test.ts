import { describe, expect, it } from 'vitest';
import { findTwins, listRules } from './css-twins.ts';
import { plant, readTree } from './source-tree.ts';

/**
 * How many rules of the app may have a twin. The remaining ones belong to the snapshot, which is drawn before
 * any component, or are too small for their own component. Lower it when the number falls.
 */
const MOST_TWINS = 23;

const STYLES = readTree(['src']).filter(({ path }) => path.endsWith('.css'));

describe('rules that say the same', () => {
  it('are found in any order and across files', () => {
    const twins = findTwins(
      plant({
        'src/features/a.css':
          "@layer features {\n  .a {\n    gap: 1px; /* ; } */\n    content: ';}';\n    display: grid;\n  }\n}",
        'src/ui/b.css': "@layer ui { .b > p { display: grid; gap:\n1px; content: ';}' } }".replace(
          'gap:\n1px',
          'gap: 1px',
        ),
      }),
    );
    expect(twins).toEqual([['src/features/a.css:2 .a', 'src/ui/b.css:1 .b > p']]);
  });

  it('are none when they are short, stand under other conditions or are steps of an animation', () => {
    const twins = findTwins(
      plant({
        'src/a.css': `
          .a { gap: 1px; display: grid; }
          .b { gap: 1px; display: grid; }
          .c { gap: 1px; display: grid; color: red; }
          @media (width < 400px) { .d { gap: 1px; display: grid; color: red; } }
          .e { .f { gap: 1px; display: grid; color: red; } }
          @keyframes x { from { gap: 1px; display: grid; color: red; } }`,
      }),
    );
    expect(twins).toEqual([]);
  });

  it('are few in the app', () => {
    expect(STYLES.flatMap(listRules).length).toBeGreaterThan(500);
    const twins = findTwins(STYLES);
    const list = twins.map((places) => places.join('\n  = ')).join('\n');
    expect(twins.flat().length, `rules with a twin:\n${list}\n`).toBeLessThanOrEqual(MOST_TWINS);
  });
});
