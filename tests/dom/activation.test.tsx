import { whenActivated } from '#browser/page.ts';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

it('a visit begins at once, or when a prerendered page is activated', () => {
  const visited = vi.fn();
  whenActivated(visited);
  expect(visited).toHaveBeenCalledTimes(1);

  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  whenActivated(visited);
  expect(visited).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(visited).toHaveBeenCalledTimes(2);
});
