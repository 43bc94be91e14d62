import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchIcon } from '#ui/icons/search-icon.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { BackLink } from '#features/back-link/back-link.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './not-found-screen.module.css';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <main data-screen="not-found">
      <PageHeader title={t('screens.notFound.title')} back={<BackLink />} />
      <div className={styles.content}>
        <EmptyState
          art={<SearchIcon size={64} />}
          title={t('screens.notFound.title')}
          text={t('screens.notFound.text')}
          action={
            <Link to="/lobby/home" className={buttonClass()}>
              {t('common.goHome')}
            </Link>
          }
        />
      </div>
    </main>
  );
}
