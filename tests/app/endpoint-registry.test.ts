/** Every app file registers the endpoints it calls. */
import { getEndpoint } from '#api/core/endpoint-registry.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { startEndpoints } from '#shared/wire/start-endpoints.ts';
import { plant, readTree, type SourceFile } from '#tests/architecture/source-tree.ts';
import { describe, expect, it } from 'vitest';

/** Returns calls of a file that are neither start endpoints nor in a family it registers. */
function unregisteredCalls({ text }: SourceFile): string[] {
  const registered = [...text.matchAll(/registerEndpoints\((\w+)\)/g)].map(
    ([, family = '']) => family,
  );
  const calls = text.replaceAll(/createSlice\(\{\s*name:/g, '');
  return [...calls.matchAll(/\bname: '(\w+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in startEndpoints))
    .filter((name) => !registered.some((family) => familyNames(family).includes(name)));
}

function familyNames(family: string): string[] {
  const file = contract.find(({ text }) => text.includes(`export const ${family} = {`));
  const definitions = file?.text.split(`export const ${family} = {`)[1] ?? '';
  return [...definitions.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name = '']) => name);
}

const contract = readTree(['src/shared']);

/** Files of `src/api` without endpoints of RTK Query. */
const IS_OTHER = /\/core\/|-(?:answer|call|wire)\.ts$/;

/** Returns calls that no endpoint of RTK Query names. */
const callsOutsideQuery = (names: readonly string[], files: readonly SourceFile[]) =>
  names.filter((name) =>
    files.every(({ path, text }) => IS_OTHER.test(path) || !text.includes(`'${name}'`)),
  );

describe('endpoints', () => {
  it('are all in RTK Query, except the one that the worker calls', () => {
    expect(callsOutsideQuery(Object.keys(endpoints), readTree(['src/api']))).toEqual([
      'workerReport',
    ]);
  });

  it('missing from RTK Query are detected', () => {
    const planted = plant({
      'src/api/lobby.ts': "query: () => ({ name: 'lobbyTips' })",
      'src/api/lobby-call.ts': "name: 'appConfig'",
    });
    expect(callsOutsideQuery(['lobbyTips', 'appConfig'], planted)).toEqual(['appConfig']);
  });

  it('are registered by the files that call them', () => {
    const files = readTree(['src/api']);
    expect(files.length).toBeGreaterThan(5);
    expect(files.flatMap(unregisteredCalls)).toEqual([]);
  });

  it('missing from the registry are detected', () => {
    const [file] = plant({ 'src/api/x.ts': "query: () => ({ name: 'startGame' })" });
    expect(file && unregisteredCalls(file)).toEqual(['startGame']);
    expect(() => getEndpoint('noSuchCall')).toThrow('Unknown endpoint "noSuchCall"');
  });
});
