import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { SearchIcon } from '#ui/icons/search-icon.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

interface NoResultsProps {
  readonly typed: string;
  /** Number of games found without the filters. */
  readonly withoutFilters: number;
  readonly onReset: () => void;
}

/** Says why nothing was found, and what helps most. */
export function NoResults({ typed, withoutFilters, onReset }: NoResultsProps) {
  const { t } = useTranslation();
  if (withoutFilters > 0) {
    return (
      <EmptyState
        art={<SearchIcon size={56} />}
        title={t('search.filteredTitle')}
        text={t('search.filteredText', { count: withoutFilters })}
        action={<Button onClick={onReset}>{t('search.reset')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      art={<SearchIcon size={56} />}
      title={t('search.noneTitle', { typed })}
      text={t('search.noneText')}
      action={
        <Link to="/service" className={buttonClass('quiet')}>
          {t('search.ask')}
        </Link>
      }
    />
  );
}
