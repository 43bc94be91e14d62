/** Answers of another backend that are wrong in one place: the app reads them, or reports an error of the call. */
import { api } from '#api/core/api.ts';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { scriptedPlatform, storeWithListeners, type Reply } from '#tests/builders/platform.ts';
import { changedAt, changes, placesIn, type Change } from '#tests/server/hostile-bodies.ts';
import { responseSchema, sampleOf } from '#tests/contract/sample-answers.ts';
import { runsOf } from '#tests/support/extent.ts';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';

import.meta.glob('/src/api/*.ts', { eager: true });

const RUNS = runsOf(500, 5);

/** Sent by the worker only, which does not read the answer. */
const NOT_OF_THE_APP = new Set<EndpointName>(['workerReport']);

type Argument = Record<string, unknown>;
type Initiate = (argument: Argument) => object;
type Ask = (asked: object) => Promise<{ readonly data?: unknown; readonly error?: object }>;

/** What an endpoint of the app is asked with; most need nothing to build their call. */
const ARGUMENTS: readonly (readonly [name: string, argument: Argument])[] = [
  ...Object.keys(api.endpoints)
    .filter((name) => name !== 'records' && name !== 'recordPage')
    .map((name) => [name, {}] as const),
  ...['all', 'deposits', 'withdrawals', 'rounds'].flatMap(
    (tab) =>
      [
        ['records', { tab }],
        ['recordPage', { filter: { tab }, pageNo: 1 }],
      ] as const,
  ),
];

const called = new Set<EndpointName>();

/** Sends the call of an endpoint of the app. @returns its result, and the name of the call */
async function ask(name: string, argument: Argument, reply: (call: EndpointName) => Reply) {
  const platform = scriptedPlatform();
  platform.token = 't'.repeat(43);
  for (const call of Object.keys(endpoints) as EndpointName[]) platform.reply(call, reply(call));
  const { store } = storeWithListeners();
  const { initiate } = api.endpoints[name as never] as { initiate: Initiate };
  const dispatch = store.dispatch as unknown as Ask;
  const result = await dispatch(initiate(argument));
  const [received] = platform.received;
  if (!received) throw new Error(`${name} has sent nothing`);
  return { result, call: received.name };
}

const successOf = (call: EndpointName): Argument => ({
  ...(sampleOf(responseSchema(call)) as Argument),
  errcode: 0,
  ...('hasCode' in endpoints[call] && { code: 200 }),
});

describe('an answer that is wrong in one place', () => {
  let errors: MockInstance;
  beforeEach(() => {
    errors = vi.spyOn(console, 'error').mockReset();
  });
  afterAll(() => {
    errors.mockRestore();
  });

  it.each(ARGUMENTS)('does no harm to %s %j', async (name, argument) => {
    const samples = new Map<EndpointName, Argument>();
    const good = (call: EndpointName) => {
      const sample = samples.get(call) ?? successOf(call);
      samples.set(call, sample);
      return sample;
    };
    const { result, call } = await ask(name, argument, (asked) => ({ json: good(asked) }));
    // Otherwise the changed ones would prove nothing.
    expect(result.error).toBeUndefined();
    called.add(call);
    const inside = placesIn(good(call));
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 500 }), changes, async (at, change: Change) => {
        const odd = changedAt(good(call), inside[at % inside.length] ?? [], change);
        const asked = await ask(name, argument, (other) => ({
          json: other === call ? odd : good(other),
        }));
        const { data, error } = asked.result;
        if (error) expect(error).toHaveProperty('kind', expect.any(String));
        else expect(data).toBeDefined();
        // RTK Query logs what was thrown on the way.
        expect(errors.mock.calls).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('is given to every call of the app', () => {
    const left = (Object.keys(endpoints) as EndpointName[]).filter(
      (name) => !called.has(name) && !NOT_OF_THE_APP.has(name),
    );
    expect(left).toEqual([]);
  });
});
