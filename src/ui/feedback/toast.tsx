import { liveRegion } from '#browser/page/live-region.ts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '#ui/base/class-names.ts';
import { IconButton } from '#ui/base/icon-button.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { InfoIcon } from '#ui/icons/info-icon.tsx';
import { WarningIcon } from '#ui/icons/warning-icon.tsx';
import { NoticeWords } from './notice-words.tsx';
import styles from './toast.module.css';

export type ToastTone = 'info' | 'success' | 'failure';

export interface ToastItem {
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  /** One small button, such as Retry. */
  readonly action?: ReactNode;
}

export interface ToastStackProps {
  readonly toasts: readonly ToastItem[];
  readonly onDismiss: (id: string) => void;
  readonly dismissLabel: string;
}

const drawings = { info: InfoIcon, success: CheckIcon, failure: WarningIcon } as const;

/**
 * Short messages at the top of the column, above every overlay, newest last. Failures interrupt a screen reader,
 * others wait.
 */
export function ToastStack({ toasts, onDismiss, dismissLabel }: ToastStackProps) {
  return createPortal(
    <div className={styles.stack}>
      {toasts.map(({ id, tone, text, action }) => {
        const Drawing = drawings[tone];
        return (
          <div
            key={id}
            className={classNames(styles.toast, styles[tone])}
            role={tone === 'failure' ? 'alert' : undefined}
          >
            <Drawing />
            <NoticeWords action={action}>{text}</NoticeWords>
            <IconButton
              label={dismissLabel}
              icon={<CloseIcon size={20} />}
              onClick={() => onDismiss(id)}
            />
          </div>
        );
      })}
    </div>,
    liveRegion(),
  );
}
