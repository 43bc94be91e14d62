import type { ReactNode } from 'react';
import type { Unloaded } from '#ui/feedback/load-state.tsx';

/** The states of a component by name; the gallery shows the name as a caption. */
export type PreviewStates = Readonly<Record<string, () => ReactNode>>;

/** The `preview` export of a `*.preview.tsx`: a component in all its states. */
export interface Preview {
  readonly name: string;
  readonly states: PreviewStates;
}

/** Creates states that differ in their input. */
export const statesOf = <Given>(
  given: Readonly<Record<string, Given>>,
  render: (given: Given, name: string) => ReactNode,
): PreviewStates =>
  Object.fromEntries(Object.entries(given).map(([name, each]) => [name, () => render(each, name)]));

/** Creates a state for each name. */
export const statesFor = <Name extends string | number>(
  names: readonly Name[],
  render: (name: Name) => ReactNode,
): PreviewStates => Object.fromEntries(names.map((name) => [name, () => render(name)]));

/** A failed load. */
export const FAILED = {
  status: 'failed',
  problem: 'There is no connection.',
  isRetrying: false,
  retry: () => undefined,
} as const satisfies Unloaded;
