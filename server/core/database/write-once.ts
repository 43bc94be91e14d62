import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Placeholder for a value when a query is compiled. Throws when the query computes with it. */
class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`a query that is written once cannot depend on its ${this.name}`);
  }
}

/** A query of one row, compiled once and run with different values. */
export interface WrittenQuery<Given extends object, Row> {
  first(db: Kysely<Tables>, values: Given): Promise<Row | undefined>;
  /** @throws Error when there is no row */
  one(db: Kysely<Tables>, values: Given): Promise<Row>;
}

/**
 * Compiles a query only at its first use: for the longest of the calls that every client makes, compiling is
 * a quarter of the server's work.
 * @param write gets placeholders: it may only pass the values to the query
 */
export function writeOnce<Given extends object, Row>(
  write: (db: Kysely<Tables>, values: Given) => Compilable<Row>,
): WrittenQuery<Given, Row> {
  let written: CompiledQuery<Row> | undefined;
  const first = async (db: Kysely<Tables>, values: Given): Promise<Row | undefined> => {
    // Kysely accepts any value; the types describe the later one.
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
