import { selectGames, selectIsRefreshing } from '#state/catalogue/catalogue-slice.ts';
import { GameGridSkeleton } from '#features/game/game-grid-skeleton.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ArcadeIcon } from '#ui/icons/arcade-icon.tsx';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useSelector } from 'react-redux';

/** A list without games: still loading, or empty on the server. */
export function NoGames() {
  const { t } = useFirstTexts();
  const isRefreshing = useSelector(selectIsRefreshing);
  const hasAnyGame = useSelector(selectGames).length > 0;
  if (isRefreshing && !hasAnyGame) return <GameGridSkeleton />;
  return (
    <EmptyState
      art={<ArcadeIcon size={56} />}
      title={t('home.games.emptyTitle')}
      text={t('home.games.emptyText')}
    />
  );
}
