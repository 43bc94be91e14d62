import { expect } from 'vitest';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { readStrictly } from '#shared/wire/tolerance.ts';
import { Errcode } from '#server/core/http/refusal.ts';
import type { Platform } from '#server/platform.ts';
import { send, type Answer } from './platforms.ts';

type Codes = number | Readonly<Record<string, number>>;

const tables = import.meta.glob<Readonly<Record<string, Codes>>>('/src/shared/*/*errors.ts', {
  eager: true,
});

/** Every errcode that has a name in the contract. */
const KNOWN_CODES: ReadonlySet<unknown> = new Set([
  ...Object.values(Errcode),
  ...Object.values(tables)
    .flatMap((table) => Object.values(table))
    .flatMap((codes) => (typeof codes === 'number' ? codes : Object.values(codes))),
]);

/** How many entries the ledger has: it only ever grows. */
async function ledgerLength({ context: { database } }: Platform): Promise<number> {
  const { entries } = await database.db
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.countAll().as('entries'))
    .executeTakeFirstOrThrow();
  return Number(entries);
}

/**
 * Sends a text to a call and judges the answer by the contract: never a 5xx; a success has the shape of its
 * schema; a refusal has a known code and a message, and has moved no money; nor has a call without a number.
 * @param token none for a visitor
 */
export async function sendJudged(
  platform: Platform,
  name: EndpointName,
  text: string,
  token?: string,
): Promise<Answer> {
  const endpoint: Endpoint = endpoints[name];
  const before = await ledgerLength(platform);
  const answer = await send(platform, endpoint.path, text, token);
  const { errcode } = answer.body;
  expect([200, 400]).toContain(answer.status);
  if (errcode === 0) {
    expect(answer.status).toBe(200);
    expect(readStrictly(endpoint.response, answer.body).issues).toBeUndefined();
  } else {
    expect(KNOWN_CODES).toContain(errcode);
    expect(errcode).not.toBe(Errcode.internal);
    expect(answer.body['msg']).toMatch(/\S/);
  }
  if (errcode !== 0 || !endpoint.isOnce) expect(await ledgerLength(platform)).toBe(before);
  if (token === undefined && endpoint.access !== 'anonymous') expect([400, 401]).toContain(errcode);
  return answer;
}
