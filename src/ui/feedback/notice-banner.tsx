import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { InfoIcon } from '#ui/icons/info-icon.tsx';
import { OfflineIcon } from '#ui/icons/offline-icon.tsx';
import { WarningIcon } from '#ui/icons/warning-icon.tsx';
import styles from './notice-banner.module.css';
import { NoticeWords } from './notice-words.tsx';

export interface NoticeBannerProps {
  readonly tone: 'offline' | 'online' | 'info' | 'warning' | 'failure';
  readonly text: string;
  /** Details: the age of the data, what still works. */
  readonly note?: string | undefined;
  /** One small button or link. */
  readonly action?: ReactNode;
}

const drawings = {
  offline: OfflineIcon,
  online: CheckIcon,
  info: InfoIcon,
  warning: WarningIcon,
  failure: WarningIcon,
} as const;

/** A strip that reports a state: offline, an update, a limit. */
export function NoticeBanner({ tone, text, note, action }: NoticeBannerProps) {
  const Drawing = drawings[tone];
  return (
    <div
      className={classNames(styles.banner, styles[tone])}
      role={tone === 'failure' ? 'alert' : 'status'}
    >
      <Drawing className={styles.icon} />
      <NoticeWords action={action}>
        <span>{text}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </NoticeWords>
    </div>
  );
}
