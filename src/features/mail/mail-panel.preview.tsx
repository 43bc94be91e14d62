import { epochMs } from '#shared/time/duration.ts';
import type { Mail, MailKind } from '#shared/mail/mail.ts';
import { NO_MORE } from '#ui/list/paging.ts';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { MailPanel } from './mail-panel.tsx';
import { idleClaims, idleRemoval } from './preview-mail.ts';
import type { MailClaims } from './use-mail-claims.ts';
import type { Mails, ReadyMails } from './use-mails.ts';

const sentAt = epochMs(Date.UTC(2026, 0, 3, 4));
const mail = (id: number, part: Partial<Mail> = {}): Mail => ({
  id,
  kind: 'gift',
  title: `Mail ${id}`,
  preview: 'The lanterns along the harbor are lit again, and there is more of it than fits here.',
  sentAt,
  lapsesAt: epochMs(Date.UTC(2100, 0, 1)),
  isRead: false,
  claim: 'none',
  rewards: [],
  ...part,
});
const LONG = 'A title that does not want to end 🏮 و هذا عنوان طويل '.repeat(4);

const ready: ReadyMails = {
  status: 'ready',
  mails: [
    mail(1, { claim: 'claimable', title: 'Unread, to claim' }),
    mail(2, { claim: 'claimable', isRead: true, title: 'Read, to claim' }),
    mail(3, { claim: 'claimed', isRead: true, title: 'Claimed' }),
    mail(4, { kind: 'message', title: 'Unread message' }),
    mail(5, { kind: 'activity', isRead: true, preview: '', title: LONG }),
  ],
  problem: null,
  paging: NO_MORE,
};

interface Look {
  readonly mails: Mails;
  readonly kind?: MailKind;
  readonly claims?: Partial<MailClaims>;
}

const looks: Readonly<Record<string, Look>> = {
  loading: { mails: { status: 'loading' } },
  mails: { mails: ready },
  'claiming all': { mails: ready, claims: { isBusy: () => true } },
  'claim refused': { mails: ready, claims: { problemOf: () => 'There is nothing to claim.' } },
  'older than it looks': { mails: { ...ready, problem: 'There is no connection.' } },
  'more failed': {
    mails: { ...ready, paging: { ...NO_MORE, hasMore: true, problem: 'There is no connection.' } },
  },
  'no messages': { mails: { ...ready, mails: [] }, kind: 'message' },
  'no gifts': { mails: { ...ready, mails: [] } },
  'no activity mail': { mails: { ...ready, mails: [] }, kind: 'activity' },
  failed: {
    mails: FAILED,
  },
};

export const preview: Preview = {
  name: 'Mail',
  states: statesOf(looks, ({ mails, kind = 'gift', claims }) => (
    <MailPanel
      kind={kind}
      mails={mails}
      claims={{ ...idleClaims, ...claims }}
      removal={idleRemoval}
      onOpen={() => undefined}
    />
  )),
};
