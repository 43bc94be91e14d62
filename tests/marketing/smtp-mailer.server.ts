import { createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { smtpMailer } from '#server/core/outbound/smtp-mailer.ts';
import { START } from '#tests/server/platforms.ts';
import {
  headerOf,
  MAIL_PASSWORD,
  MAIL_USER,
  startMailServer,
  TRUSTED_CERTIFICATE,
} from './mail-server.ts';
import type { AddressInfo } from 'node:net';
import type { Email } from '#server/core/outbound/mailer.ts';
import type { MailServer } from '#server/core/settings/mail-readers.ts';

const FROM = { name: 'Parola', address: 'reports@lobby.example' };
const EMAIL: Email = {
  messageId: '<one@lobby.example>',
  to: 'mia@x.example',
  subject: 'Registrations dropped: ชา & biscuits',
  text: 'in words',
  html: '<p>in words</p>',
  attachment: { name: 'report.csv', text: 'campaign,landed\r\nชา,6\r\n' },
  sentAt: START,
};
const LOGIN = { user: MAIL_USER, password: MAIL_PASSWORD };

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts a server. @returns it, and a function that sends by it */
async function serving(
  options: Parameters<typeof startMailServer>[0] = {},
  given: Partial<MailServer> = {},
) {
  const server = await startMailServer(options);
  stops.push(server.stop);
  const mailer = smtpMailer(
    { host: 'localhost', port: server.port, security: 'none', login: undefined, ...given },
    FROM,
    { timeoutMs: 5000, ca: TRUSTED_CERTIFICATE },
  );
  return { ...server, send: (email: Partial<Email> = {}) => mailer.send({ ...EMAIL, ...email }) };
}

it('delivers a message with its id, both bodies and its file', async () => {
  const { send, taken } = await serving();
  expect(await send()).toMatchObject({ state: 'delivered', status: 250 });
  const [mail] = taken;
  const source = mail?.source ?? '';
  expect(mail).toMatchObject({ from: 'reports@lobby.example', to: ['mia@x.example'] });
  expect(headerOf(source, 'message-id')).toBe('<one@lobby.example>');
  expect(headerOf(source, 'from')).toBe('Parola <reports@lobby.example>');
  expect(headerOf(source, 'to')).toBe('mia@x.example');
  expect(headerOf(source, 'date')).toBe('Sat, 21 Nov 2026 01:00:00 +0000');
  expect(headerOf(source, 'auto-submitted')).toBe('auto-generated');
  expect(source).toContain('Content-Type: text/plain; charset=utf-8');
  expect(source).toContain('Content-Type: text/html; charset=utf-8');
  expect(headerOf(source, 'content-disposition')).toBe('attachment; filename=report.csv');
  expect(source.replaceAll('\r\n', '')).toContain(
    Buffer.from(EMAIL.attachment?.text ?? '').toString('base64'),
  );
});

it('makes no header of a subject with line breaks', async () => {
  const { send, taken } = await serving();
  await send({ subject: 'a\r\nBcc: ben@x.example\r\n\r\nbody' });
  const source = taken[0]?.source ?? '';
  expect(taken[0]?.to).toEqual(['mia@x.example']);
  expect(headerOf(source, 'bcc')).toBeUndefined();
  expect(headerOf(source, 'subject')).toContain('a Bcc: ben@x.example');
});

it.each([
  [{ rcpt: '451 4.7.1 try later' }, 'later', 451],
  [{ rcpt: '550 5.1.1 nobody here' }, 'failed', 550],
  [{ data: '452 4.3.1 full' }, 'later', 452],
  [{ data: '554 5.6.0 refused' }, 'failed', 554],
] as const)('after the answers %j it is %s', async (refusals, state, status) => {
  const { send, refuse } = await serving();
  refuse(refusals);
  const [reply = ''] = Object.values<string>(refusals);
  expect(await send()).toMatchObject({ state, status, answer: reply.slice(4) });
});

it('tries later when nobody answers, and when the server hangs or drips', async () => {
  const sockets = new Set<Socket>();
  const timers: NodeJS.Timeout[] = [];
  const silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (sockets.size === 2) timers.push(setInterval(() => socket.write('220-wait\r\n'), 20));
  });
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const { port } = silent.address() as AddressInfo;
  const server: MailServer = { host: '127.0.0.1', port, security: 'none', login: undefined };
  const mailer = smtpMailer(server, FROM, { timeoutMs: 200 });
  for (const kind of ['hangs', 'drips']) {
    expect({ kind, ...(await mailer.send(EMAIL)) }).toMatchObject({
      kind,
      state: 'later',
      status: null,
    });
  }
  // A page does not wait as long as a job.
  const patient = smtpMailer(server, FROM, { timeoutMs: 60_000 });
  expect(await patient.send(EMAIL, 50)).toMatchObject({ state: 'later', status: null });
  timers.forEach(clearInterval);
  for (const socket of sockets) socket.destroy();
  await new Promise<void>((resolve) => {
    silent.close(() => resolve());
  });
  expect(await mailer.send(EMAIL)).toMatchObject({ state: 'later', status: null });
});

it('logs in', async () => {
  const { send, taken } = await serving({ allowInsecureAuth: true }, { login: LOGIN });
  expect(await send()).toMatchObject({ state: 'delivered' });
  expect(taken[0]?.user).toBe(MAIL_USER);
});

it('tries later with a wrong password, which the answer does not contain', async () => {
  const wrong = 'a-wrong-password';
  const login = { user: MAIL_USER, password: wrong };
  const { send, taken } = await serving({ allowInsecureAuth: true }, { login });
  const outcome = await send();
  // The server of these tests repeats what it got.
  expect(outcome).toMatchObject({ state: 'later', status: 535, answer: '5.7.8 not •••' });
  expect(taken).toEqual([]);
});

it.each(['starttls', 'tls'] as const)('encrypts with %s', async (security) => {
  const options = { disabledCommands: [], secure: security === 'tls' };
  const { send, taken } = await serving(options, { security, login: LOGIN });
  expect(await send()).toMatchObject({ state: 'delivered' });
  expect(taken[0]).toMatchObject({ isEncrypted: true, user: MAIL_USER });
});

it('says nothing to a server without TLS where TLS is wanted', async () => {
  const heard: string[] = [];
  const onAuth = () => heard.push('password');
  const { send, taken } = await serving(
    { allowInsecureAuth: true, onAuth, onMailFrom: () => heard.push('sender') },
    { security: 'starttls', login: LOGIN },
  );
  expect(await send()).toMatchObject({ state: 'later' });
  expect([heard, taken]).toEqual([[], []]);
});

it('trusts no certificate of another host', async () => {
  const options = { disabledCommands: [], secure: true };
  const { send, taken } = await serving(options, { host: '127.0.0.1', security: 'tls' });
  expect(await send()).toMatchObject({ state: 'later', status: null });
  expect(taken).toEqual([]);
});
