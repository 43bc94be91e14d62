import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { proxiesToTrust } from '#server/core/settings/trust-proxy.ts';
import { readSettings } from '#server/core/settings/settings.ts';
import { platformUnderTest, type PlatformUnderTest } from './platforms.ts';

const LIMIT = 3;
const DEPLOYING = readFileSync(new URL('../../docs/deploying.md', import.meta.url), 'utf8');

/** A request as the client sends it. */
interface Sent {
  remoteAddress: string;
  headers: Record<string, string>;
}

/** Returns the headers that a proxy forwards. */
type Proxy = (sent: Sent) => Record<string, string>;

function snippet(language: string): string {
  const [, text] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(DEPLOYING) ?? [];
  if (text === undefined) throw new Error(`docs/deploying.md has no snippet for ${language}`);
  return text;
}

/** Sets headers as nginx does by `proxy_set_header`, from the lines of docs/deploying.md. */
const nginx: Proxy = ({ remoteAddress, headers }) => {
  const before = headers['x-forwarded-for'];
  const variables: Record<string, string> = {
    $host: 'lobby.example.com',
    $scheme: 'https',
    $remote_addr: remoteAddress,
    $proxy_add_x_forwarded_for:
      before === undefined ? remoteAddress : `${before}, ${remoteAddress}`,
  };
  const set = [...snippet('nginx').matchAll(/proxy_set_header (\S+) (\S+);/g)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), variables[value] ?? value],
  );
  return { ...headers, ...(Object.fromEntries(set) as Record<string, string>) };
};

/** Caddy's `reverse_proxy` discards a caller's forwarding headers unless it trusts the caller. */
const caddy: Proxy = ({ remoteAddress, headers }) => {
  expect(snippet('caddy')).toMatch(/^\s*reverse_proxy 127\.0\.0\.1:4600$/m);
  return {
    ...headers,
    host: 'lobby.example.com',
    'x-forwarded-for': remoteAddress,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'lobby.example.com',
  };
};

/** Counts how many sign-ins of one address pass the rate limit. */
async function admitted(
  subject: PlatformUnderTest,
  count: number,
  write: (index: number) => Sent,
  proxy: Proxy | undefined,
): Promise<number> {
  let through = 0;
  for (let index = 0; index < count; index += 1) {
    const sent = write(index);
    const response = await subject.platform().app.inject({
      method: 'POST',
      url: endpoints.accountLogin.path,
      remoteAddress: proxy ? '127.0.0.1' : sent.remoteAddress,
      headers: { 'content-type': 'application/json', ...(proxy ? proxy(sent) : sent.headers) },
      payload: { account: `nobody${index}`, password: 'x' },
    });
    if (response.json<{ errcode: number }>().errcode !== 1203) through += 1;
  }
  return through;
}

const LIAR = (index: number): Record<string, string> => ({
  'x-forwarded-for': `9.9.9.${index}, <script>, 10.0.0.${index}`,
});

describe.each([
  ['nginx', nginx],
  ['Caddy', caddy],
])('behind %s as configured in docs/deploying.md', (_name, proxy) => {
  const subject = platformUnderTest(['--trust-proxy=1', `--logins-per-ip=${LIMIT}`]);

  it('limits an address whatever forwarding headers it sends, and no other address', async () => {
    const liar = (index: number): Sent => ({ remoteAddress: '203.0.113.7', headers: LIAR(index) });
    expect(await admitted(subject, LIMIT + 2, liar, proxy)).toBe(LIMIT);
    const honest = (): Sent => ({ remoteAddress: '203.0.113.8', headers: {} });
    expect(await admitted(subject, 1, honest, proxy)).toBe(1);
  });

  it('recognises TLS', async () => {
    const response = await subject.platform().app.inject({
      url: '/healthz',
      headers: proxy({ remoteAddress: '203.0.113.7', headers: {} }),
    });
    expect(response.headers['strict-transport-security']).toBeDefined();
  });
});

describe('without a trusted proxy', () => {
  const subject = platformUnderTest([`--logins-per-ip=${LIMIT}`]);

  it('ignores forwarding headers', async () => {
    const liar = (index: number): Sent => ({ remoteAddress: '203.0.113.7', headers: LIAR(index) });
    expect(await admitted(subject, LIMIT + 2, liar, undefined)).toBe(LIMIT);
  });
});

describe('with trusted networks', () => {
  const subject = platformUnderTest([
    '--trust-proxy=10.0.0.0/8,loopback',
    `--logins-per-ip=${LIMIT}`,
  ]);

  it('trusts a proxy in them, and not a client that bypasses it', async () => {
    const past = (index: number): Sent => ({ remoteAddress: '203.0.113.9', headers: LIAR(index) });
    expect(await admitted(subject, LIMIT + 2, past, undefined)).toBe(LIMIT);
    const through = (): Sent => ({ remoteAddress: '203.0.113.10', headers: {} });
    expect(await admitted(subject, 1, through, nginx)).toBe(1);
  });

  it.each([
    ['treats an invalid forwarded address as the address of the proxy', 'someone-', 0],
    ['accepts a forwarded address with its port', '203.0.113.11:', 5000],
  ])('%s', async (_title, before, first) => {
    const sent = (index: number): Sent => ({
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': `${before}${first + index}` },
    });
    expect(await admitted(subject, LIMIT + 2, sent, undefined)).toBe(LIMIT);
  });
});

describe('the setting for trusted proxies', () => {
  it.each(['true', 'yes', '11', '10.0.0.0/33', '10.0.0/8', '::1/129', '1.2.3.4/', ''])(
    'refuses %s',
    (text) => {
      expect(() => readSettings({}, [`--trust-proxy=${text || ','}`])).toThrow(/proxies/);
    },
  );

  it('accepts networks, and trusts no proxy by default', () => {
    expect(proxiesToTrust('10.0.0.0/8, ::1,uniquelocal')).toEqual([
      '10.0.0.0/8',
      '::1',
      'uniquelocal',
    ]);
    expect(readSettings({}).trustProxy).toBe(false);
  });
});
