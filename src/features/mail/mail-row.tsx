import { useWageringBrief } from '#state/wagering/use-wagering-texts.ts';
import { wageringOf } from '#shared/reward/reward.ts';
import type { Mail, MailKind } from '#shared/mail/mail.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Dot } from '#ui/feedback/dot.tsx';
import { EntryRow } from '#ui/list/entry-row.tsx';
import { BellIcon } from '#ui/icons/bell-icon.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { MailIcon } from '#ui/icons/mail-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sign } from '#ui/feedback/sign.tsx';
import { textClass, Text } from '#ui/base/text.tsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LapseTime } from './lapse-time.tsx';
import styles from './mail-list.module.css';

interface MailRowProps {
  readonly mail: Mail;
  readonly onOpen: (mail: Mail) => void;
}

const DRAWINGS = { message: MailIcon, gift: GiftIcon, activity: BellIcon } as const;

export function MailKindIcon({ kind }: { readonly kind: MailKind }) {
  const Drawing = DRAWINGS[kind];
  return <Drawing />;
}

/** One mail; a tap opens it. */
export const MailRow = memo(function MailRow({ mail, onOpen }: MailRowProps) {
  const { t } = useTranslation('mail');
  const { day } = useFormats();
  const { id, kind, title, preview, sentAt, lapsesAt, isRead, claim, rewards } = mail;
  const brief = useWageringBrief()(wageringOf(rewards));
  return (
    <EntryRow
      isTall
      data-mail={id}
      className={isRead ? undefined : styles.isUnread}
      onClick={() => onOpen(mail)}
    >
      <Sign isLit={claim === 'claimable'}>
        <MailKindIcon kind={kind} />
        {!isRead && <Dot className={styles.dot} label={t('isUnread')} />}
      </Sign>
      <Stack as="span" gap="hair" grow>
        <Text as="span" breaks leading="snug" lines={2} className={styles.title} dir="auto">
          {title}
        </Text>
        {preview !== '' && (
          <Text as="span" tone="faint" size="small" breaks lines={1} dir="auto">
            {preview}
          </Text>
        )}
        <Row
          as="span"
          gap={2}
          lineGap="hair"
          wrap
          className={textClass({ tone: 'faint', size: 'caption', figures: true })}
        >
          <span>{day(sentAt)}</span>
          {claim === 'claimable' && <Badge tone="gold">{t('state.claimable')}</Badge>}
          {claim === 'claimed' && <Badge tone="quiet">{t('state.claimed')}</Badge>}
          {claim === 'claimable' && brief !== null && <span>{brief}</span>}
          {claim === 'claimable' && lapsesAt !== null && <LapseTime lapsesAt={lapsesAt} />}
        </Row>
      </Stack>
    </EntryRow>
  );
});
