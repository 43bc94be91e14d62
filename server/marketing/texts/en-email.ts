export const email = {
  unavailable:
    'E-mail is not set up: the server needs the settings SMTP_URL (the mail server) and MAIL_FROM (the sender).',
  recipients: 'E-mail addresses',
  recipientsHint: 'Up to ten, one in each line or separated by commas.',
  inbox: 'Sandbox inbox',
  inboxIntro:
    'E-mails that the demo would send. Nobody gets them: without a mail server they end here. The last 50 are kept.',
  received: 'Received',
  inboxEmpty: 'Nothing received yet.',
  to: (recipient: string) => `To ${recipient}`,
  asHtml: 'As a mail app shows it',
  asText: 'As plain text',
  attachment: 'Attached file',
  addresses: (count: string, isOne: boolean) =>
    isOne ? '1 e-mail address' : `${count} e-mail addresses`,
};
