import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { APP_ADDRESS } from '#config/constants.ts';
import type { DownloadStep } from './use-app-download.ts';

interface DownloadActionProps {
  readonly step: DownloadStep;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A download's button: a real link when it leads to a file. */
export function DownloadAction({ step, className, children }: DownloadActionProps) {
  const { t } = useFirstTexts();
  switch (step.kind) {
    case 'package':
      return (
        <a className={className} href={step.url} target="_blank" rel="noopener noreferrer">
          {children}
          <VisuallyHidden>{t('common.newWindow')}</VisuallyHidden>
        </a>
      );
    case 'open':
      return (
        <a className={className} href={APP_ADDRESS} target="_blank" rel="noopener">
          {t('common.openApp')}
        </a>
      );
    case 'ask':
      return (
        <button type="button" className={className} aria-haspopup="dialog" onClick={step.ask}>
          {children}
        </button>
      );
  }
}
