import { useFormats } from '#i18n/use-formats.ts';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface StoredNoticeProps {
  readonly isConnected: boolean;
  /** When the server sent the shown account, epoch ms. */
  readonly receivedAt: number;
}

/** The age of the shown account, and what is unavailable offline. */
export function StoredNotice({ isConnected, receivedAt }: StoredNoticeProps) {
  const { t } = useTranslation();
  const { age } = useFormats();
  const [now] = useState(() => Date.now());
  return (
    <NoticeBanner
      tone="offline"
      text={t(isConnected ? 'member.unreachable' : 'member.offline', {
        age: age(receivedAt, now),
      })}
      note={t('member.offlineNote')}
    />
  );
}
