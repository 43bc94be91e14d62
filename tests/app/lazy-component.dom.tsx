/** Lazy components in React and in the router. */
import { lazyComponent } from '#app/lazy-component.tsx';
import { ChunkError } from '#browser/page/chunk-error.ts';
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

const Hello = () => <p>hello</p>;

/** Shows that a chunk failed to load. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error instanceof ChunkError ? <p>failed</p> : this.props.children;
  }
}

const Coming = vi.fn(() => <p>coming</p>);

const show = (ui: ReactNode) =>
  act(() =>
    render(
      <Boundary>
        <Suspense fallback={<Coming />}>{ui}</Suspense>
      </Boundary>,
    ),
  );

it('suspends until its code is loaded', async () => {
  let bring: (component: typeof Hello) => void = () => undefined;
  const LazyComponent = lazyComponent(
    () => new Promise<typeof Hello>((resolve) => (bring = resolve)),
  );
  await show(<LazyComponent />);
  screen.getByText('coming');
  await act(async () => bring(Hello));
  await screen.findByText('hello');
});

it('renders at once when its code was loaded before', async () => {
  const LazyComponent = lazyComponent(async () => Hello);
  await LazyComponent.preload();
  Coming.mockClear();
  await show(<LazyComponent />);
  screen.getByText('hello');
  expect(Coming).not.toHaveBeenCalled();
});

it('can be retried when its code failed to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('no network'));
  const LazyComponent = lazyComponent(load);
  await show(<LazyComponent />);
  await screen.findByText('failed');
  await LazyComponent.preload();
  await show(<LazyComponent />);
  screen.getByText('hello');
  expect(load).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});
