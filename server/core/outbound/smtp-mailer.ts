import { maskSecret } from '#server/core/outbound/mask-secret.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { SECOND_MS } from '#shared/time/duration.ts';
import type { Mailer } from '#server/core/outbound/mailer.ts';
import type { MailSender, MailServer } from '#server/core/settings/mail-readers.ts';
import type { Outcome } from '#server/core/outbound/delivery.ts';

const TIMEOUT_MS = 60 * SECOND_MS;
/** Shown and stored of an answer. */
const LONGEST_ANSWER = 500;

interface SmtpOptions {
  /** Of one message, from the connection on. */
  timeoutMs?: number;
  /** Certificates to trust besides those of Node. */
  ca?: string;
}

/**
 * Sends messages by a mail server, each by a connection of its own. Where the server is given with STARTTLS, a
 * connection that stays without TLS ends before anything is said on it; certificates must be valid.
 */
export function smtpMailer(
  { host, port, security, login }: MailServer,
  from: MailSender,
  { timeoutMs = TIMEOUT_MS, ca }: SmtpOptions = {},
): Mailer {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const options = {
    host,
    port,
    name: domain,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(login && { auth: { user: login.user, pass: login.password } }),
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // What a message contains is never a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
  return {
    domain,
    async send({ messageId, to, subject, text, html, attachment, sentAt }, withinMs = timeoutMs) {
      // Loads with the first message, not with the server.
      const { createTransport } = await import('nodemailer');
      try {
        const { response } = await createTransport(options).sendMail({
          from,
          to: { name: '', address: to },
          envelope: { from: from.address, to: [to] },
          messageId,
          date: new Date(sentAt),
          subject,
          text,
          html,
          headers: { 'auto-submitted': 'auto-generated' },
          attachments: attachment
            ? [
                {
                  filename: attachment.name,
                  content: attachment.text,
                  contentType: 'text/csv; charset=utf-8',
                },
              ]
            : [],
          // What drips slowly would never be idle.
          signal: AbortSignal.timeout(withinMs),
        });
        return outcomeOf('delivered', statusOf(response), response);
      } catch (error) {
        return failureOf(error, login?.password ?? '');
      }
    },
  };
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** Of the message itself; other refusals are about the connection, such as a wrong password. */
const ABOUT_THE_MESSAGE: readonly (string | undefined)[] = ['EENVELOPE', 'EMESSAGE'];
const PERMANENT_FROM = 500;

function failureOf(error: unknown, password: string): Outcome {
  const { code, responseCode, response } = error as SmtpError;
  const said = code === 'EABORT' ? 'the mail server took too long' : response;
  const message = error instanceof Error ? error.message : String(error);
  const isFinal =
    ABOUT_THE_MESSAGE.includes(code) && (responseCode ?? PERMANENT_FROM) >= PERMANENT_FROM;
  const answer = maskSecret(oneLine(said ?? message), password);
  return outcomeOf(isFinal ? 'failed' : 'later', responseCode ?? null, answer);
}

const statusOf = (response: string): number | null =>
  Number(/^\d{3}/.exec(response)?.[0] ?? '') || null;

/** The status is named apart. */
const outcomeOf = (state: Outcome['state'], status: number | null, answer: string): Outcome => ({
  state,
  status,
  answer: oneLine(answer.replace(/^\d{3}[\s-]/, '')).slice(0, LONGEST_ANSWER),
  waitMs: undefined,
});
