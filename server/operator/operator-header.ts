import { OperatorError } from '#server/core/commands/command.ts';
import { parseJson } from '#server/core/http/read-body.ts';
import type { Operator } from '#server/core/audit/audit.ts';
import * as v from 'valibot';

/** Who uses the operator's tool, as it says itself: whoever can open the data folder owns the database. */
export const OPERATOR_HEADER = 'x-parola-operator';

const LONGEST_NAME = 100;
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME));
const person = v.object({ name, login: name });

/** The header's value; names may have letters that a header may not. */
export const operatorHeader = ({ name: shown, login }: Operator): string =>
  Buffer.from(JSON.stringify({ name: shown, login })).toString('base64url');

/** Reads the header; a program that does not send it is `unknown`. @throws OperatorError */
export function readOperator(header: string | readonly string[] | undefined): Operator {
  if (header === undefined) return { name: 'unknown', login: 'unknown', way: 'socket' };
  try {
    const sent: unknown = parseJson(Buffer.from(String(header), 'base64url').toString());
    return { ...v.parse(person, sent), way: 'socket' };
  } catch (error) {
    throw new OperatorError(`${OPERATOR_HEADER} is not a name and a login`, { cause: error });
  }
}
