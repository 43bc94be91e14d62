import type { ReactNode } from 'react';
import type { Unloaded } from './load-state.tsx';

/** The looks of a piece by name; the gallery shows the name as a caption. */
export type PreviewStates = Readonly<Record<string, () => ReactNode>>;

/** What a `*.preview.tsx` exports as `preview`: a piece of the interface in all its states. */
export interface Preview {
  readonly name: string;
  readonly states: PreviewStates;
}

/** States that differ in what the piece is given. */
export const statesOf = <Given>(
  given: Readonly<Record<string, Given>>,
  render: (given: Given, name: string) => ReactNode,
): PreviewStates =>
  Object.fromEntries(Object.entries(given).map(([name, each]) => [name, () => render(each, name)]));

/** A state for each name. */
export const statesFor = <Name extends string | number>(
  names: readonly Name[],
  render: (name: Name) => ReactNode,
): PreviewStates => Object.fromEntries(names.map((name) => [name, () => render(name)]));

/** What could not be loaded. */
export const FAILED = {
  status: 'failed',
  problem: 'There is no connection.',
  isRetrying: false,
  retry: () => undefined,
} as const satisfies Unloaded;
