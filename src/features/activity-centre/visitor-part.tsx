import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { AppLink } from '#ui/base/app-link.tsx';
import { useTranslation } from 'react-i18next';

/** Activities require an account (spec §6): shows a visitor what they offer and how to sign in. */
export function VisitorPart() {
  const { t } = useTranslation('activityCentre');
  return (
    <EmptyState
      art={<GiftIcon size={64} />}
      title={t('visitor.title')}
      text={t('visitor.text')}
      action={
        <Row gap={3} align="stretch" justify="center" wrap>
          <AppLink to="/register" className={buttonClass('primary')}>
            {t('visitor.register')}
          </AppLink>
          <AppLink to="/login" className={buttonClass('quiet')}>
            {t('visitor.login')}
          </AppLink>
        </Row>
      }
    />
  );
}
