import { unescape } from 'node:querystring';
import { emailAddress } from '#server/core/email-address.ts';
import { SettingsError } from '#server/core/settings/setting-readers.ts';

/** A server that takes messages. */
export interface MailServer {
  host: string;
  port: number;
  /** `tls`: from the first byte; `starttls`: before anything else is said; `none`: never. */
  security: 'tls' | 'starttls' | 'none';
  login: { user: string; password: string } | undefined;
}

/** Whom messages are from. */
export interface MailSender {
  /** '' for none. */
  name: string;
  address: string;
}

const PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/i;
const FORM = 'must be like smtps://user:password@mail.example:465, or smtp:// for STARTTLS';

/**
 * Parses the address of a mail server; '' is none. Messages of problems never repeat it.
 * @throws SettingsError
 */
export function aMailServer(text: string): MailServer | null {
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const usual = url && PORTS[url.protocol];
  const isBare = url && ['', '/'].includes(url.pathname) && url.hash === '';
  if (!url || usual === undefined || !isBare || url.hostname === '') throw new SettingsError(FORM);
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const security = securityOf(url);
  const login = loginOf(url);
  if (login && security === 'none' && !LOOPBACK.test(host)) {
    throw new SettingsError('must not send a password to another machine without TLS');
  }
  return { host, port: url.port === '' ? usual : Number(url.port), security, login };
}

function securityOf({ protocol, search }: URL): MailServer['security'] {
  if (search === '') return protocol === 'smtps:' ? 'tls' : 'starttls';
  if (search === '?tls=none' && protocol === 'smtp:') return 'none';
  throw new SettingsError('may end with ?tls=none behind smtp://, and with no other parameter');
}

function loginOf({ username, password }: URL): MailServer['login'] {
  if (username === '' && password === '') return undefined;
  if (username === '' || password === '') {
    throw new SettingsError('must have both a user and a password, or neither');
  }
  if (/%(?![\da-f]{2})/i.test(username + password)) {
    throw new SettingsError('has a % that is no escape: write it as %25');
  }
  return { user: unescape(username), password: unescape(password) };
}

const NAMED = /^(?<name>[^<>"\p{Cc}]{0,100}?)\s*<(?<named>[^<>]+)>$/u;

/** Parses `reports@lobby.example` or `Parola <reports@lobby.example>`; '' is none. @throws SettingsError */
export function aMailSender(text: string): MailSender | null {
  if (text === '') return null;
  const { name = '', named = text } = NAMED.exec(text)?.groups ?? {};
  const address = emailAddress(named.trim());
  if (address !== undefined) return { name: name.trim(), address };
  throw new SettingsError('must be like reports@lobby.example or Parola <reports@lobby.example>');
}
