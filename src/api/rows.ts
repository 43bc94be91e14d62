/** The rows of the table of calls that have loaded, by name. */
import type { Endpoint } from '#contract/endpoint.ts';
import { startRows } from '#contract/start-rows.ts';

const loaded = new Map<string, Endpoint>(Object.entries(startRows));

/** Brings a family of calls; each file of calls does so for those it makes. */
export function bringRows(rows: Readonly<Record<string, Endpoint>>): void {
  for (const [name, row] of Object.entries(rows)) loaded.set(name, row);
}

/** The row of a call, if its family has been brought. */
export function findRow(name: string): Endpoint | undefined {
  return loaded.get(name);
}

/** The row of a call. @throws Error when its family was not brought: a mistake in the program. */
export function rowOf(name: string): Endpoint {
  const row = findRow(name);
  if (row === undefined) throw new Error(`nobody brought the row of ${name}`);
  return row;
}
