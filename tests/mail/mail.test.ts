import { describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import {
  doneMails,
  hasLapsed,
  joinMails,
  mayDelete,
  readMailQuery,
  type Mail,
} from '#shared/mail/mail.ts';

const NOW = epochMs(1_000_000);
const mail = (id: number, part: Partial<Mail> = {}): Mail => ({
  id,
  kind: 'message',
  title: `Mail ${id}`,
  preview: '',
  sentAt: epochMs(0),
  lapsesAt: null,
  isRead: false,
  claim: 'none',
  rewards: [],
  ...part,
});
const ids = (mails: readonly Mail[]) => mails.map(({ id }) => id);

describe('the pages of mail', () => {
  it('form one list without duplicates across pages', () => {
    const pages = [
      { mails: [mail(5), mail(4)], hasMore: true },
      { mails: [mail(4), mail(3)], hasMore: false },
    ];
    expect(ids(joinMails(pages, NOW))).toEqual([5, 4, 3]);
  });

  it('omit expired mails', () => {
    const mails = [
      mail(1),
      mail(2, { lapsesAt: NOW }),
      mail(3, { lapsesAt: epochMs(NOW + 1) }),
      mail(4, { lapsesAt: epochMs(NOW - 1) }),
    ];
    expect(ids(joinMails([{ mails, hasMore: false }], NOW))).toEqual([1, 3]);
    expect(mails.map((one) => hasLapsed(one, NOW))).toEqual([false, true, false, true]);
  });
});

it('mail with unclaimed rewards cannot be deleted', () => {
  const mails = [
    mail(1, { isRead: true }),
    mail(2, { isRead: true, claim: 'claimable' }),
    mail(3, { isRead: true, claim: 'claimed' }),
    mail(4, { claim: 'claimed' }),
  ];
  expect(mails.map(mayDelete)).toEqual([true, false, true, true]);
  expect(ids(doneMails(mails))).toEqual([1, 3]);
});

describe('the query of a mail address', () => {
  it.each([
    [{}, {}],
    [
      { tab: 'gift', mail: 7 },
      { tab: 'gift', mail: 7 },
    ],
    [
      { tab: 'gift', mail: '7', source: 'push' },
      { tab: 'gift', mail: 7 },
    ],
    [{ tab: 'toString', mail: -1 }, {}],
    [{ tab: ['gift', 'x'], mail: 1.5 }, { tab: 'gift' }],
    [{ tab: { gift: 1 }, mail: '662E1' }, {}],
    [{ tab: 'activity', mail: 'x' }, { tab: 'activity' }],
  ])('%j is read as %j', (raw, read) => {
    expect(readMailQuery(raw)).toEqual(read);
  });
});
