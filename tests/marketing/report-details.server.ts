import { beforeAll, expect, it } from 'vitest';
import { NEW_DETAILS_A_DAY } from '#server/marketing/events/admit-words.ts';
import { eachPlatform, operate, OPERATOR_KEY, START } from '#tests/server/platforms.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };
const landed = new Date(START - 3_600_000).toISOString();

eachPlatform('keywords and share codes', (subject) => {
  const rowsOf = async (query: string) => {
    const url = `/report/table?${query}&format=json`;
    const { statusCode, json } = await subject.platform().app.inject({ url, headers: KEY });
    expect(statusCode).toBe(200);
    return json<{ rows: { name: string; landed: number }[] }>().rows;
  };
  const add = async (visitors: readonly object[]) => {
    const plan = { visitors: visitors.map((one) => ({ landed, ...one })) };
    const { body } = await operate(subject.platform(), 'traffic', { plan });
    expect(body).toMatchObject({ errcode: 0 });
  };

  const MANY = NEW_DETAILS_A_DAY + 300;

  beforeAll(async () => {
    await add(
      Array.from({ length: MANY }, (_none, at) => ({
        source: 'google',
        campaign: 'search',
        term: `word ${at}`,
        agent: at % 2 === 0 ? '77' : '',
      })),
    );
  });

  it('beyond those of a day are counted as others, without a visitor lost', async () => {
    const rows = await rowsOf('by=term&campaign=search');
    expect(rows.reduce((sum, { landed: visitors }) => sum + visitors, 0)).toBe(MANY);
    // The campaign's first keyword is not a detail: nobody had come with the campaign before.
    const others = MANY - NEW_DETAILS_A_DAY - 1;
    expect(rows.find(({ name }) => name === 'other')?.landed).toBe(others);
    expect(rows).toHaveLength(NEW_DETAILS_A_DAY + 2);
    // What had no agent has none among the others, too.
    const agents = new Map(
      (await rowsOf('by=agent&campaign=search')).map((row) => [row.name, row]),
    );
    expect(agents.get('')?.landed).toBe(MANY / 2);
  });

  it('leave other campaigns their names', async () => {
    await add([{ source: 'facebook', campaign: 'harbour', share: 'MANGO7', inviter: '100001' }]);
    expect(await rowsOf('by=campaign&share=MANGO7')).toMatchObject([
      { name: 'harbour', landed: 1 },
    ]);
    expect(await rowsOf('by=inviter&campaign=harbour')).toMatchObject([
      { name: '100001', landed: 1 },
    ]);
  });
});
