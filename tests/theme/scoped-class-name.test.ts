import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/vite/root.ts';
import { scopedClassName } from '#scripts/vite/scoped-class-name.ts';

const at = (path: string) => join(root, 'src', path);

describe('a scoped class name', () => {
  it('starts with the name in the file', () => {
    expect(scopedClassName('card', at('ui/card.module.css'))).toMatch(/^card-[\w-]{4}$/);
  });

  it('is the same with and without the query that a bundler adds', () => {
    const file = at('ui/card.module.css');
    expect(scopedClassName('card', `${file}?inline`)).toBe(scopedClassName('card', file));
  });

  it('differs between files', () => {
    expect(scopedClassName('card', at('ui/card.module.css'))).not.toBe(
      scopedClassName('card', at('ui/tile.module.css')),
    );
  });
});
