import { useFormats } from '#i18n/use-formats.ts';
import { NoticeBanner } from '#ui/notice-banner.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface StoredNoticeProps {
  readonly isConnected: boolean;
  /** When the platform told what is shown, epoch ms. */
  readonly receivedAt: number;
}

/** How old the shown account is, and what waits for the connection. */
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
