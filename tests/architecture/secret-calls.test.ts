import { endpoints } from '#shared/wire/endpoints.ts';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { readTree } from './source-tree.ts';

/** Fields of a request that prove who the player is. */
const SECRET = /password$|^(?:code|ticket)$/i;

const fieldsOf = ({ request, proofs = [] }: Endpoint): readonly string[] => [
  ...('entries' in request ? Object.keys(request.entries as object) : []),
  ...proofs,
];

/** Calls with a secret. A gift's code is one too: whoever reads it can use it. */
const SECRET_CALLS = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
  fieldsOf(endpoint).some((field) => SECRET.test(field)) ? [name] : [],
);

const hookOf = (name: string) => `use${name.charAt(0).toUpperCase()}${name.slice(1)}Mutation`;

const SOURCES = readTree(['src']).filter(({ path }) => /\.tsx?$/.test(path));

describe('a call with a password or a code', () => {
  it('is found in the contract', () => {
    for (const known of [
      'accountLogin',
      'changePassword',
      'bindAccount',
      'createWithdrawal',
      'addBank',
    ]) {
      expect(SECRET_CALLS).toContain(known);
    }
    expect(SECRET_CALLS).not.toContain('gameLike');
  });

  it.each(SECRET_CALLS)('%s has no hook: it would keep the arguments in the store', (name) => {
    const users = SOURCES.filter(({ text }) => text.includes(hookOf(name)));
    expect(users.map(({ path }) => path)).toEqual([]);
  });
});
