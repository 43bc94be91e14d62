/** Every app file registers the endpoints it calls. */
import { getEndpoint } from '#api/endpoint-registry.ts';
import { endpoints } from '#contract/endpoints.ts';
import { startEndpoints } from '#contract/start-endpoints.ts';
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

const contract = readTree(['src/contract']);

/** Returns calls that no `*-api.ts` names and that are therefore no RTK Query endpoints. */
const callsOutsideQuery = (names: readonly string[], files: readonly SourceFile[]) =>
  names.filter((name) =>
    files.every(({ path, text }) => !path.endsWith('-api.ts') || !text.includes(`'${name}'`)),
  );

describe('endpoints', () => {
  it('are all in RTK Query, except the one that the worker calls', () => {
    expect(callsOutsideQuery(Object.keys(endpoints), readTree(['src/api']))).toEqual([
      'workerReport',
    ]);
  });

  it('missing from RTK Query are detected', () => {
    const planted = plant({
      'src/api/lobby-api.ts': "query: () => ({ name: 'lobbyTips' })",
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
