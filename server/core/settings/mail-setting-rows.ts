import { aMailSender, aMailServer } from '#server/core/settings/mail-readers.ts';
import { row } from '#server/core/settings/setting-row.ts';

/** How e-mails of the console are sent: reports and alerts. */
export const mailSettingRows = {
  smtpUrl: row({
    env: 'SMTP_URL',
    default: '',
    meaning:
      'Mail server that sends reports and alerts: smtps://user:password@host:465, smtp://user:password@host:587 (STARTTLS), or smtp://host:25?tls=none on a network of your own; none = no e-mail, in a demo an inbox in the console.',
    read: aMailServer,
    isSecret: true,
  }),
  mailFrom: row({
    env: 'MAIL_FROM',
    default: '',
    meaning: 'Whom these e-mails are from, such as Parola <reports@lobby.example>.',
    read: aMailSender,
  }),
} as const;
