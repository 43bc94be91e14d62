import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Stands for a value where a query is written. Whoever computes with it finds out at once. */
class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`a query that is written once cannot depend on its ${this.name}`);
  }
}

/** A query of one row that was written once, to be run with other values each time. */
export interface WrittenQuery<Given extends object, Row> {
  first(db: Kysely<Tables>, values: Given): Promise<Row | undefined>;
  /** @throws Error when there is no row */
  one(db: Kysely<Tables>, values: Given): Promise<Row>;
}

/**
 * Lets Kysely write a query at its first use only: for the longest of the calls that every phone makes
 * it is a quarter of the server's work.
 * @param write gets stand-ins: it passes the values on to the query and does nothing else with them
 */
export function writeOnce<Given extends object, Row>(
  write: (db: Kysely<Tables>, values: Given) => Compilable<Row>,
): WrittenQuery<Given, Row> {
  let written: CompiledQuery<Row> | undefined;
  const first = async (db: Kysely<Tables>, values: Given): Promise<Row | undefined> => {
    // Kysely takes any value; the types say what will be in its place.
    written ??= write(db, standIns as Given).compile();
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = written.parameters.map((parameter) =>
      parameter instanceof StandIn ? given.get(parameter.name) : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...written, parameters });
    return rows[0];
  };
  return {
    first,
    async one(db, values) {
      const row = await first(db, values);
      if (row === undefined) throw new Error('no result: the row that must be there is missing');
      return row;
    },
  };
}

const standIns = new Proxy({}, { get: (_target, name) => new StandIn(String(name)) });
