import { smtpMailer } from '#server/core/outbound/smtp-mailer.ts';
import type { Mailer } from '#server/core/outbound/mailer.ts';
import type { Settings } from '#server/core/settings/settings.ts';

/**
 * The way of e-mails: the mail server of the settings, else the inbox of a demo.
 * @returns undefined where e-mail is not set up
 */
export function openMailer(
  { smtpUrl, mailFrom, demo }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'demo'>,
  sandbox: Mailer | undefined,
): Mailer | undefined {
  if (smtpUrl && mailFrom) return smtpMailer(smtpUrl, mailFrom);
  return demo ? sandbox : undefined;
}
