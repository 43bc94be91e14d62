import { describe, expect, it } from 'vitest';
import { emailAddress, shownAddress } from '#server/core/email-address.ts';
import { readRecipients, textOfRecipients } from '#server/marketing/email/recipients.ts';

const LONG = 'a'.repeat(64);

describe('an e-mail address', () => {
  it.each([
    ['mia@lobby.example', 'mia@lobby.example'],
    ['Mia.Cruz+reports@Lobby.EXAMPLE', 'Mia.Cruz+reports@lobby.example'],
    ["o'neil_{x}@a-b.example", "o'neil_{x}@a-b.example"],
    ['mia@ทดสอบ.example', 'mia@xn--l3cfk7dp.example'],
    ['mia@xn--l3cfk7dp.example', 'mia@xn--l3cfk7dp.example'],
    [`${LONG}@lobby.example`, `${LONG}@lobby.example`],
  ])('%s is stored as %s', (typed, stored) => {
    expect(emailAddress(typed)).toBe(stored);
  });

  it.each([
    '',
    'mia',
    '@lobby.example',
    'mia@',
    'mia@lobby',
    'mia@@lobby.example',
    'mia@lobby..example',
    'mia@.example',
    'mia@lobby.example.',
    'mia@-lobby.example',
    'mia@lobby_a.example',
    'mia@127.0.0.1',
    'mia@[127.0.0.1]',
    'mia@lob%62y.example',
    'mia@lobby.example/x',
    '.mia@lobby.example',
    'mia.@lobby.example',
    'mi..a@lobby.example',
    '"mia cruz"@lobby.example',
    'Mia <mia@lobby.example>',
    'mia@lobby.example,ben@lobby.example',
    'มีอา@lobby.example',
    'mia@lobby.example\r\nBcc: ben@lobby.example',
    'mia\n@lobby.example',
    'mia@lobby.example\0',
    `a${LONG}@lobby.example`,
    `mia@${'a'.repeat(64)}.example`,
    `mia@${'abcdefgh.'.repeat(30)}example`,
  ])('is not %j', (typed) => {
    expect(emailAddress(typed)).toBeUndefined();
  });

  it('is shown in the script of its domain', () => {
    expect(shownAddress('mia@xn--l3cfk7dp.example')).toBe('mia@ทดสอบ.example');
  });
});

describe('recipients', () => {
  it('stand between commas, semicolons, spaces and line breaks, also full-width ones', () => {
    const typed =
      ' a@x.example,b@x.example;\r\n\tc@x.example　d@x.example，e@x.example、ｆ＠x.example\n';
    expect(readRecipients(typed)).toEqual('abcdef'.split('').map((name) => `${name}@x.example`));
    expect(readRecipients(' \r\n,; ')).toEqual([]);
  });

  it('are one where only the case or the script of the domain differs', () => {
    expect(readRecipients('mia@X.example MIA@x.example mia@x.EXAMPLE')).toEqual([
      'mia@x.example',
      'MIA@x.example',
    ]);
    expect(readRecipients('mia@ทดสอบ.example mia@xn--l3cfk7dp.EXAMPLE')).toHaveLength(1);
  });

  it('are shown as they can be read again', () => {
    const recipients = readRecipients('mia@ทดสอบ.example ben@x.example');
    expect(readRecipients(textOfRecipients(recipients))).toEqual(recipients);
  });

  it.each([
    ['mia@x.example\r\nBcc: ben@x.example', '"Bcc:" is not an e-mail address'],
    ['"mia, cruz" <mia@x.example>', '""mia" is not an e-mail address'],
    [`${'a'.repeat(90)}@`, `"${'a'.repeat(60)}" is not an e-mail address`],
    [
      Array.from({ length: 11 }, (_none, at) => `m${at}@x.example`).join(),
      'there may be 10 e-mail addresses',
    ],
  ])('%j is refused with its first problem', (typed, problem) => {
    expect(() => readRecipients(typed)).toThrow(problem);
  });
});
