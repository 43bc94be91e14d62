/** Parts whose code comes later, as React and the router take them. */
import { loadPart } from '#app/load-part.tsx';
import { PartError } from '#browser/part-error.ts';
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

const Hello = () => <p>hello</p>;

/** Shows that a part could not be had. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error instanceof PartError ? <p>failed</p> : this.props.children;
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

it('suspends until its code is there', async () => {
  let bring: (component: typeof Hello) => void = () => undefined;
  const Part = loadPart(() => new Promise<typeof Hello>((resolve) => (bring = resolve)));
  await show(<Part />);
  screen.getByText('coming');
  await act(async () => bring(Hello));
  await screen.findByText('hello');
});

it('is drawn at once where it was fetched before', async () => {
  const Part = loadPart(async () => Hello);
  await Part.preload();
  Coming.mockClear();
  await show(<Part />);
  screen.getByText('hello');
  expect(Coming).not.toHaveBeenCalled();
});

it('can be tried again when its code could not be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('no network'));
  const Part = loadPart(load);
  await show(<Part />);
  await screen.findByText('failed');
  await Part.preload();
  await show(<Part />);
  screen.getByText('hello');
  expect(load).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});
