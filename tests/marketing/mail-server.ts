/** A mail server on this machine. */
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { AddressInfo } from 'node:net';

/** A message as the server took it. */
export interface Taken {
  from: string;
  to: string[];
  /** Undefined without a log-in. */
  user: string | undefined;
  isEncrypted: boolean;
  /** Headers and bodies. */
  source: string;
}

/** A reply other than the usual one, such as `451 4.7.1 later`. */
interface Refusals {
  rcpt?: string;
  data?: string;
}

/** For `localhost`, by the key that the package publishes; valid for a hundred years. */
export const TRUSTED_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIC6jCCAdKgAwIBAgIBATANBgkqhkiG9w0BAQsFADAUMRIwEAYDVQQDDAlsb2Nh
bGhvc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNV
BAMMCWxvY2FsaG9zdDCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBAOme
UKocPqFn4bRIjBxN9h7feJsEwaQH47d7z6V/DOwzAk8B7NcXF70OJUN68K3g0zln
aCXhBMu4DMV6h9I8NFnwcfvCCCVOvcbLTsk+xURQ7wNck0V2NsrfSubOkipHp/3m
zH5mUftNzQ+FBbA85M9BX4HI65F5qzBeRIeVF1//vWB3lMZadIDALfv0rpkpoAms
rMWS4y6XeLl8/l/iVcbJNQAoNTaBDu5ViQv91gT+zCHLtsFbDHdl3oC09IFmH09f
47CB+uFP5kv0lVwvUIcTJfWH5KNpMdTomIQ8YR7O+USWYazUcYH4sIEm+dBsODQE
GgyMa/wyT3S4YJ6WOlECAwEAAaNFMEMwFAYDVR0RBA0wC4IJbG9jYWxob3N0MAwG
A1UdEwQFMAMBAf8wHQYDVR0OBBYEFJ6Av30r0PHWPA8KhsEvihjtdasWMA0GCSqG
SIb3DQEBCwUAA4IBAQBUaKsFeXgORL4eVqdfcDqwe4NhyUjG2L1Z6kkCRlau9lC0
QquV2YqLSfk/YNAPWVFQAMLFliMG29OY/v3NXF8d07GVpa7r1hVXfimUcVjPIzOm
fftaM6aJ49Xx9wo1JCAgt7xyMOgIQM90pJ2bOycdSMrU+G/biSqdW0DUe2W04bB+
Y4ET0iu9H5CrdQRyPcysyw1vUmd6+4ruxuHpRYeGFokKmv4T1L96EeVe5WOzM0cu
a0841Tprta2FgvOCb0vM2cAp1FdQVabV3Fs4AIlKF4HH6mFXU5oisTYiRT70pmbG
eHAa9vKGkwlifHOaSYlca1qLnZ2KwaLdtyKWfDcV
-----END CERTIFICATE-----
`;

export const MAIL_USER = 'reports';
export const MAIL_PASSWORD = 'a-password-of-the-mail-server';

const problemOf = (reply: string): Error => {
  const [status = ''] = reply.split(' ', 1);
  return Object.assign(new Error(reply.slice(status.length + 1)), { responseCode: Number(status) });
};

/** Starts a server that takes everything, in the clear and without a log-in unless asked otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const taken: Taken[] = [];
  let refusals: Refusals = {};
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    cert: TRUSTED_CERTIFICATE,
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth({ username, password }, _session, done) {
      const isRight = username === MAIL_USER && password === MAIL_PASSWORD;
      if (isRight) done(null, { user: MAIL_USER });
      else done(problemOf(`535 5.7.8 not ${password ?? ''}`));
    },
    onRcptTo(_address, _session, done) {
      done(refusals.rcpt === undefined ? null : problemOf(refusals.rcpt));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refusals.data !== undefined) {
          done(problemOf(refusals.data));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: session.user === undefined ? undefined : String(session.user),
          isEncrypted: session.secure,
          source: Buffer.concat(parts).toString(),
        });
        done(null, 'taken');
      });
    },
    ...options,
  });
  // A caller that does not trust it hangs up.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    taken,
    refuse: (next: Refusals = {}) => {
      refusals = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The value of a header, unfolded. */
export const headerOf = (source: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im')
    .exec(source)?.[1]
    ?.replaceAll(/\r\n\s/g, ' ');
