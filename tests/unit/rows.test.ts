/** The app has the row of every call that it makes, brought by the file that makes it. */
import { rowOf } from '#api/rows.ts';
import { endpoints } from '#contract/endpoints.ts';
import { startRows } from '#contract/start-rows.ts';
import { plant, readTree, type SourceFile } from '#tests/architecture/source-tree.ts';
import { describe, expect, it } from 'vitest';

/** Calls of a file that are in no family it brings, and not there from the start. */
function callsWithoutRow({ text }: SourceFile): string[] {
  const brought = [...text.matchAll(/bringRows\((\w+)\)/g)].map(([, family = '']) => family);
  const calls = text.replaceAll(/createSlice\(\{\s*name:/g, '');
  return [...calls.matchAll(/\bname: '(\w+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in startRows))
    .filter((name) => !brought.some((family) => familyNames(family).includes(name)));
}

function familyNames(family: string): string[] {
  const file = contract.find(({ text }) => text.includes(`export const ${family} = {`));
  const rows = file?.text.split(`export const ${family} = {`)[1] ?? '';
  return [...rows.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name = '']) => name);
}

const contract = readTree(['src/contract']);

/** Calls that no `*-api.ts` names, and that are therefore no endpoint of RTK Query. */
const callsWithoutEndpoint = (names: readonly string[], files: readonly SourceFile[]) =>
  names.filter((name) =>
    files.every(({ path, text }) => !path.endsWith('-api.ts') || !text.includes(`'${name}'`)),
  );

describe('the rows of the calls', () => {
  it('are endpoints of RTK Query, but for the one that the worker makes', () => {
    expect(callsWithoutEndpoint(Object.keys(endpoints), readTree(['src/api']))).toEqual([
      'workerReport',
    ]);
  });

  it('would be missed without an endpoint', () => {
    const planted = plant({
      'src/api/lobby-api.ts': "query: () => ({ name: 'lobbyTips' })",
      'src/api/lobby-call.ts': "name: 'appConfig'",
    });
    expect(callsWithoutEndpoint(['lobbyTips', 'appConfig'], planted)).toEqual(['appConfig']);
  });

  it('are brought by the files that make them', () => {
    const files = readTree(['src/api']);
    expect(files.length).toBeGreaterThan(5);
    expect(files.flatMap(callsWithoutRow)).toEqual([]);
  });

  it('would be missed', () => {
    const [file] = plant({ 'src/api/x.ts': "query: () => ({ name: 'startGame' })" });
    expect(file && callsWithoutRow(file)).toEqual(['startGame']);
    expect(() => rowOf('noSuchCall')).toThrow('nobody brought the row of noSuchCall');
  });
});
