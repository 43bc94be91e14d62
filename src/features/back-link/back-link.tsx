import { iconButtonClass } from '#ui/base/icon-button.tsx';
import { BackIcon } from '#ui/icons/back-icon.tsx';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface BackLinkProps {
  /** Where it leads without a previous screen: the lobby, or the screen above this one. */
  readonly to?: '/lobby/home' | '/responsible';
}

/** The back arrow of a screen's header: to the previous screen. */
export function BackLink({ to = '/lobby/home' }: BackLinkProps) {
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
    <Link to={to} className={iconButtonClass()} aria-label={t('common.back')} onClick={goBack}>
      <BackIcon />
    </Link>
  );
}
