import type { Shelves } from '#domain/shelves.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';
import { GameShelf } from './game-shelf.tsx';

interface DiscoverShelvesProps {
  readonly shelves: Omit<Shelves, 'providers'>;
}

/** New games, the highest jackpots, and what is like the game played last: each where there is some. */
export function DiscoverShelves({ shelves: { newest, jackpots, alike } }: DiscoverShelvesProps) {
  const { t } = useTranslation('discover');
  const { money } = useFormats();
  return (
    <>
      {alike !== null && (
        <GameShelf title={t('alike', { name: alike.game.name })} games={alike.games} list="shelf" />
      )}
      {newest.length > 0 && <GameShelf title={t('newest')} games={newest} list="shelf" />}
      {jackpots.length > 0 && (
        <GameShelf
          title={t('jackpots')}
          games={jackpots}
          list="shelf"
          noteOf={({ jackpot }) => money(jackpot, 'floor')}
        />
      )}
    </>
  );
}
