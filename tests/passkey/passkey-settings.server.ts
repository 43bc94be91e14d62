import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { passkeyEndpoints } from '#shared/passkey/contract.ts';
import { readSettings } from '#server/core/settings/settings.ts';
import { relyingPartyOf } from '#server/players/passkey/relying-party.ts';
import { TICKET_MS } from '#server/players/passkey/tickets.ts';
import { sweep } from '#server/core/jobs/sweep.ts';
import { platformUnderTest, REAL_PLAYERS, send } from '#tests/server/platforms.ts';
import { ask } from './passkey-calls.ts';

type Names = (keyof typeof passkeyEndpoints)[];

describe('the relying party', () => {
  it.each([
    [['--demo', '--port=4700'], { id: 'localhost', origin: 'http://localhost:4700' }],
    [['--demo=false'], undefined],
    [
      ['--demo=false', '--app-origin=https://lobby.example'],
      { id: 'lobby.example', origin: 'https://lobby.example' },
    ],
  ] as const)('is named by the settings %j', (flags, party) => {
    expect(relyingPartyOf(readSettings({}, flags))).toEqual(party);
  });

  it.each(['https://203.0.113.7', 'https://[::1]', 'http://lobby.example', 'lobby.example'])(
    'cannot be %s',
    (origin) => {
      expect(() => readSettings({ APP_ORIGIN: origin })).toThrow(/APP_ORIGIN: .* must be/);
    },
  );
});

describe('a server without a relying party', () => {
  const subject = platformUnderTest([...REAL_PLAYERS]);

  it('has none of the calls, as a backend that never heard of them', async () => {
    for (const name of Object.keys(passkeyEndpoints) as Names) {
      const { status } = await send(subject.platform(), endpoints[name].path, '{}');
      expect([name, status]).toEqual([name, 404]);
    }
  });
});

describe('a server for one network', () => {
  const subject = platformUnderTest(['--logins-per-ip=3']);

  it('gives it as many challenges a minute as log-ins', async () => {
    for (let count = 0; count < 3; count += 1) await ask(subject, 'login');
    const { body } = await subject.call('passkeyOptions', { purpose: 'login' });
    expect(body).toMatchObject({ errcode: 1203, resendIn: 60 });
  });

  it('sweeps the challenges that have expired, and no others', async () => {
    const { db } = subject.platform().context.database;
    const left = async () =>
      (await db.selectFrom('passkey_ticket').select('used_at').execute()).length;
    const before = await left();
    subject.clock.advance(TICKET_MS);
    await ask(subject, 'login');
    await sweep(db, subject.clock.now() + 1);
    expect([before, await left()]).toEqual([3, 1]);
  });
});
