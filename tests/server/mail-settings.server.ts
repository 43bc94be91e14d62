import { describe, expect, it } from 'vitest';
import { aMailSender, aMailServer } from '#server/core/settings/mail-readers.ts';
import { readSettings } from '#server/core/settings/settings.ts';

const PASSWORD = 'a-secret-of-these-tests';

describe('the address of a mail server', () => {
  it.each([
    ['smtps://mail.example', { host: 'mail.example', port: 465, security: 'tls' }],
    ['smtp://mail.example/', { host: 'mail.example', port: 587, security: 'starttls' }],
    ['smtp://10.0.0.5:2525?tls=none', { host: '10.0.0.5', port: 2525, security: 'none' }],
    ['smtps://[::1]:4650', { host: '::1', port: 4650, security: 'tls' }],
  ])('%s names host, port and TLS', (text, expected) => {
    expect(aMailServer(text)).toEqual({ ...expected, login: undefined });
  });

  it('has a user and a password, escaped as in any address', () => {
    expect(aMailServer('smtps://a%40b:p%2Fq%3A%25@mail.example')?.login).toEqual({
      user: 'a@b',
      password: 'p/q:%',
    });
    const local = aMailServer(`smtp://a:${PASSWORD}@localhost:25?tls=none`);
    expect(local?.login?.password).toBe(PASSWORD);
  });

  it.each([
    `http://a:${PASSWORD}@mail.example`,
    `a:${PASSWORD}@mail.example`,
    `smtps://a:${PASSWORD}@`,
    `smtps://a:${PASSWORD}@mail.example/x`,
    `smtps://a:${PASSWORD}@mail.example#x`,
    `smtps://a:${PASSWORD}@mail.example?tls=none`,
    `smtp://a:${PASSWORD}@mail.example?tls=none`,
    `smtp://a:${PASSWORD}@mail.example?pool=true`,
    `smtps://:${PASSWORD}@mail.example`,
    `smtps://${PASSWORD}@mail.example`,
    `smtps://a:${PASSWORD}%zz@mail.example`,
    `smtps://a:${PASSWORD}@mail.example:99999`,
  ])('is not %s, and the message does not repeat it', (text) => {
    const env = { SMTP_URL: text, MAIL_FROM: 'reports@lobby.example' };
    expect(() => readSettings(env)).toThrow(/^SMTP_URL: the value (?!.*a-secret)/s);
  });
});

describe('the sender of e-mails', () => {
  it.each([
    ['reports@Lobby.example', { name: '', address: 'reports@lobby.example' }],
    ['Parola <reports@lobby.example>', { name: 'Parola', address: 'reports@lobby.example' }],
    ['รายงาน <reports@lobby.example>', { name: 'รายงาน', address: 'reports@lobby.example' }],
  ])('is %s', (text, expected) => {
    expect(aMailSender(text)).toEqual(expected);
  });

  it.each(['Parola', 'Parola <reports>', 'a@b.example, c@d.example', 'a\nb <a@b.example>'])(
    'is not %j',
    (text) => {
      expect(() => aMailSender(text)).toThrow('must be like');
    },
  );

  it('is needed with a mail server', () => {
    expect(() => readSettings({ SMTP_URL: 'smtps://mail.example' })).toThrow(
      'SMTP_URL needs MAIL_FROM',
    );
  });
});
