import { iconButtonClass } from '#ui/base/icon-button.tsx';
import { BackIcon } from '#ui/icons/back-icon.tsx';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** The back arrow of a screen's header: to the previous screen, or to the lobby without one. */
export function BackLink() {
  const { t } = useTranslation();
  const router = useRouter();
  const canGoBack = useCanGoBack();

  function goBack(event: MouseEvent) {
    const isPlainPress = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!canGoBack || !isPlainPress) return;
    event.preventDefault();
    router.history.back();
  }

  return (
    <Link
      to="/lobby/home"
      className={iconButtonClass()}
      aria-label={t('common.back')}
      onClick={goBack}
    >
      <BackIcon />
    </Link>
  );
}
