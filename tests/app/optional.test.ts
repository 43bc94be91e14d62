/** What a server may be without: the page about it, and that it is asked for once. */
import { callServer } from '#api/core/base-query.ts';
import { connectApi, connected } from '#api/core/connection.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import {
  isAskedOnce,
  isOptionalPicture,
  OPTIONAL_CALLS,
  OPTIONAL_PICTURES,
} from '#shared/wire/optional.ts';
import { providerLogoUrl } from '#shared/game/game.ts';
import { scriptedPlatform, type Reply } from '#tests/builders/platform.ts';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const WORKERS_OWN = 'workerReport';
const optional = OPTIONAL_CALLS.flatMap(({ calls }) => calls);

function callsRow({ purpose, calls, note }: (typeof OPTIONAL_CALLS)[number]): string {
  const names = calls.map((name) => {
    const mark = isAskedOnce(name) || name === WORKERS_OWN ? ' (marked)' : '';
    return `\`${endpoints[name].path.split('/').at(-1) ?? ''}\`${mark}`;
  });
  return `| ${purpose} | ${names.join(', ')}${note === undefined ? '' : `: ${note}`} |`;
}

/** The table of docs/platform.md. */
const generated = [
  '| What for | Calls |',
  '| - | - |',
  ...OPTIONAL_CALLS.map(callsRow),
  '',
  '| Picture | Address | Instead of it |',
  '| - | - | - |',
  ...OPTIONAL_PICTURES.map(
    ({ purpose, address, instead }) => `| ${purpose} | \`${address}\` | ${instead} |`,
  ),
].join('\n');

/** Only the rows of tables. */
const withoutPadding = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll(/ +/g, ' ').replaceAll(/-{2,}/g, '-'))
    .filter((line) => line.startsWith('|'))
    .join('\n');

it('is listed in docs/platform.md exactly as in shared/wire/optional.ts', () => {
  const page = readFileSync(new URL('../../docs/platform.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split('**What may be missing.**');
  expect(withoutPadding(section.split(/^\d+\. /m)[0] ?? '')).toBe(withoutPadding(generated));
});

it('names every call that is asked for once, and none twice', () => {
  const names = Object.keys(endpoints).filter(isAskedOnce);
  expect(names.filter((name) => !optional.includes(name as EndpointName))).toEqual([]);
  expect(new Set(optional).size).toBe(optional.length);
});

it('includes the logos of providers, and no other picture', () => {
  expect(isOptionalPicture(providerLogoUrl('https://art.test', 5) ?? '')).toBe(true);
  expect(isOptionalPicture('https://art.test/icon/5_1.webp')).toBe(false);
});

async function askThrice(name: EndpointName, reply: Reply) {
  registerEndpoints(endpoints);
  const platform = scriptedPlatform();
  platform.token = 'token-1';
  connectApi({ ...connected(), missingCalls: new Set() });
  platform.reply(name, reply);
  const ask = () => callServer({ name, body: {} }, new AbortController().signal);
  const answers = [...(await Promise.all([ask(), ask()])), await ask()];
  return { answers, sent: platform.received.length };
}

it.each(['rewardItems', 'wagering', 'protection', 'vipInfo', 'identity'] as const)(
  'is asked for once by calls at the same time and later: %s',
  async (name) => {
    const { answers, sent } = await askThrice(name, { status: 404 });
    expect(sent).toBe(1);
    for (const answer of answers) expect(answer).toEqual({ error: { kind: 'http', status: 404 } });
  },
);

it.each<Reply>([{ status: 503 }, 'no-network', { json: { errcode: 0, items: [] } }])(
  'is asked for by each call where the server may have it: %o',
  async (reply) => {
    expect((await askThrice('rewardItems', reply)).sent).toBe(3);
  },
);
