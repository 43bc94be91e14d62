import type { MailKind } from '#shared/mail/mail.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { BellIcon } from '#ui/icons/bell-icon.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { MailIcon } from '#ui/icons/mail-icon.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

const NEXT = {
  message: { Drawing: MailIcon, to: '/lobby/home', word: 'toGames' },
  gift: { Drawing: GiftIcon, to: '/lobby/activity', word: 'toActivities' },
  activity: { Drawing: BellIcon, to: '/lobby/activity', word: 'toActivities' },
} as const;

/** Empty state of a kind: what would arrive here, and where to go meanwhile. */
export function NoMail({ kind }: { readonly kind: MailKind }) {
  const { t } = useTranslation('mail');
  const { Drawing, to, word } = NEXT[kind];
  const { playBlock } = useAccountState();
  return (
    <EmptyState
      art={<Drawing size={56} />}
      title={t(`empty.${kind}`)}
      text={t(`empty.${kind}Text`)}
      action={
        playBlock === null && (
          <Link to={to} className={buttonClass('quiet')}>
            {t(`empty.${word}`)}
          </Link>
        )
      }
    />
  );
}
