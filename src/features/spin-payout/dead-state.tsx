import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SpinIcon } from '#ui/icons/spin-icon.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Why there is nothing to pay out, with a link to the wheel. */
export function DeadState({ status }: { readonly status: 'none' | 'over' }) {
  const { t } = useTranslation('spinPayout');
  return (
    <EmptyState
      art={<SpinIcon size={56} />}
      title={t(`${status}.title`)}
      text={t(`${status}.text`)}
      action={
        <Link to="/activity/spin" className={buttonClass('gold')}>
          {t('toWheel')}
        </Link>
      }
    />
  );
}
