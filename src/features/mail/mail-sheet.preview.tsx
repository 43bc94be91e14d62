import { epochMs } from '#shared/time/duration.ts';
import type { OpenMail } from '#shared/mail/mail.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { MailSheetView } from './mail-sheet.tsx';
import { idleClaims, idleRemoval } from './preview-mail.ts';
import type { MailClaims } from './use-mail-claims.ts';
import type { MailRemoval, OpenedMail } from './use-open-mail.ts';

const mail: OpenMail = {
  id: 7,
  kind: 'gift',
  title: 'A gift for your first week',
  preview: '',
  sentAt: epochMs(Date.UTC(2026, 0, 3, 4)),
  lapsesAt: epochMs(Date.UTC(2100, 0, 1)),
  isRead: true,
  claim: 'claimable',
  rewards: [{ id: 2001, count: 5_000, betRate: 35, betDays: null }],
  content: '<p>Thank you for being with us.</p><ul><li>Coins</li><li>Tickets</li></ul>',
  imageUrl: null,
  button: { title: 'To the wheel', target: { kind: 'route', route: '/activity/spin' } },
};
const ready = (part: Partial<OpenMail> = {}): OpenedMail => ({
  status: 'ready',
  mail: { ...mail, ...part },
});

interface Look {
  readonly opened: OpenedMail;
  readonly claims?: Partial<MailClaims>;
  readonly removal?: Partial<MailRemoval>;
}

const looks: Readonly<Record<string, Look>> = {
  loading: { opened: { status: 'loading' } },
  'to claim': { opened: ready() },
  claiming: { opened: ready(), claims: { isBusy: () => true } },
  'claim refused': { opened: ready(), claims: { problemOf: () => 'There is nothing to claim.' } },
  claimed: { opened: ready({ claim: 'claimed' }) },
  'message with a picture that is gone': {
    opened: ready({ claim: 'none', rewards: [], button: null, imageUrl: '/no/such/picture.webp' }),
  },
  lapsed: { opened: ready({ lapsesAt: epochMs(0) }) },
  'not deleted': {
    opened: ready({ claim: 'none', rewards: [] }),
    removal: { problem: 'There is no connection.' },
  },
  'not opened': {
    opened: {
      status: 'failed',
      problem: 'This mail is not there any more. Code: 1261',
      isRetrying: false,
      retry: () => undefined,
    },
  },
};

export const preview: Preview = {
  name: 'Mail sheet',
  states: statesOf(looks, ({ opened, claims, removal }, name) => (
    <PreviewStage
      label={`Open it: ${name}`}
      render={(isOpen, onClose) => (
        <MailSheetView
          opened={opened}
          claims={{ ...idleClaims, ...claims }}
          removal={{ ...idleRemoval, ...removal }}
          renderRewards={(rewards) => <span>{rewards.map(({ id }) => `#${id}`).join(', ')}</span>}
          renderAction={(_target, className, title) => (
            <button type="button" className={className}>
              {title}
            </button>
          )}
          isOpen={isOpen}
          onClose={onClose}
          onClosed={() => undefined}
        />
      )}
    />
  )),
};
