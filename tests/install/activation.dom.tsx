import { whenActivated } from '#browser/page/page.ts';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'prerendering');
});

it('a visit begins at once, or when a prerendered page is activated', () => {
  const visited = vi.fn();
  const requested = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', requested);
  whenActivated(visited);
  expect(visited).toHaveBeenCalledTimes(1);
  expect(requested).not.toHaveBeenCalled();

  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  whenActivated(visited);
  expect(visited).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(visited).toHaveBeenCalledTimes(2);
  // The server sets the campaign's cookie on the address of a visit.
  expect(requested.mock.calls).toEqual([
    [window.location.href, { method: 'HEAD', headers: { accept: 'text/html' } }],
  ]);
});
