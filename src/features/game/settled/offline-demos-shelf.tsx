import type { Game } from '#shared/game/game.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { GameShelf } from '#features/game/game-shelf.tsx';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

/** The demos that this phone keeps, each one tap away. */
export function OfflineDemosShelf({ games }: { readonly games: readonly Game[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  if (games.length === 0) return null;
  return (
    <GameShelf
      title={t('offline.demos')}
      games={games}
      list="shelf"
      onOpen={({ id }) => dispatch(overlayOpened({ name: 'game-demo', gameId: id }))}
    />
  );
}
