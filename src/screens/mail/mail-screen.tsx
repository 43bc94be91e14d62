import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { MAIL_KINDS, type Mail, type MailKind, type MailQuery } from '#shared/mail/mail.ts';
import { ActionLink } from '#features/action-link/action-link.tsx';
import { BackLink } from '#features/back-link/back-link.tsx';
import { MailPanel } from '#features/mail/mail-panel.tsx';
import { MailKindIcon } from '#features/mail/mail-row.tsx';
import { MailSheet } from '#features/mail/mail-sheet.tsx';
import { useMailClaims } from '#features/mail/use-mail-claims.ts';
import { useMailDots } from '#features/mail/use-mail-dots.ts';
import { useMails } from '#features/mail/use-mails.ts';
import { useMailRemoval } from '#features/mail/use-open-mail.ts';
import { RewardList } from '#features/reward/reward-list.tsx';
import { useAccountState } from '#state/session/use-account-state.ts';
import { ChipRow } from '#ui/list/chip-row.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './mail-screen.module.css';

interface MailScreenProps {
  readonly query: MailQuery;
  readonly onTab: (tab: MailKind) => void;
  readonly onOpen: (mail: Mail) => void;
  readonly onClose: () => void;
}

const PANEL = 'mail-panel';
/** Kinds of mail shown to a paused player. */
const QUIET_KINDS = ['message'] as const satisfies readonly MailKind[];

/** The player's mail: messages, the gift centre, the activity centre (spec §2, `/profile/email`). */
export function MailScreen({ query, onTab, onOpen, onClose }: MailScreenProps) {
  const { t } = useTranslation('mail');
  const { t: words } = useTranslation();
  const boosts = useSelector(selectConfig)?.boosts;
  const { playBlock } = useAccountState();
  // Gifts and activities wait until the pause is over.
  const kinds = playBlock === null ? MAIL_KINDS : QUIET_KINDS;
  const { mail } = query;
  const tab = kinds.find((kind) => kind === query.tab) ?? 'message';
  const unread = useMailDots();
  const mails = useMails(tab);
  const claims = useMailClaims(mails.status === 'ready' ? mails.mails : []);
  const removal = useMailRemoval();
  return (
    <main data-screen="profileEmail">
      <PageHeader title={words('screens.profileEmail.title')} back={<BackLink />} />
      <ChipRow
        className={styles.tabs}
        label={t('tabs')}
        look="tile"
        items={kinds.map((id) => ({
          id,
          label: t(`tab.${id}`),
          hasDot: unread[id] > 0,
          leading: (
            <>
              <MailKindIcon kind={id} />
              {unread[id] > 0 && (
                <VisuallyHidden>{t('unread', { count: unread[id] })}</VisuallyHidden>
              )}
            </>
          ),
        }))}
        selectedId={tab}
        idPrefix="mail"
        panelId={PANEL}
        onSelect={(id) => onTab(MAIL_KINDS.find((kind) => kind === id) ?? 'message')}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={`mail-${tab}`} className={styles.content}>
        <MailPanel kind={tab} mails={mails} claims={claims} removal={removal} onOpen={onOpen} />
      </div>
      <MailSheet
        id={mail}
        claims={claims}
        renderRewards={(rewards) => <RewardList rewards={rewards} boosts={boosts} />}
        renderAction={(target, className, title) =>
          playBlock === null && (
            <ActionLink target={target} className={className}>
              <span>{title}</span>
            </ActionLink>
          )
        }
        onClose={onClose}
      />
    </main>
  );
}
