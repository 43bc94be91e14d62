import type { Game } from '#shared/game/game.ts';
import type { Shelves } from '#shared/lobby/shelves.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { GameShelf } from './game-shelf.tsx';

interface DiscoverShelvesProps {
  readonly shelves: Omit<Shelves, 'providers'>;
  /** Demos for visitors; empty for a player. */
  readonly demos: readonly Game[];
  /** Shelves to render at most, from the first. */
  readonly most: number;
}

/**
 * Shelves of demos, games like the one played last, new games and the highest jackpots; empty ones are left
 * out.
 */
export function DiscoverShelves({ shelves, demos, most }: DiscoverShelvesProps) {
  const { newest, jackpots, alike } = shelves;
  const { t } = useTranslation('discover');
  const dispatch = useDispatch();
  const { money } = useFormats();
  const all = [
    demos.length > 0 && (
      <GameShelf
        key="demos"
        title={t('demos')}
        games={demos}
        list="shelf"
        onOpen={({ id }) => dispatch(overlayOpened({ name: 'game-demo', gameId: id }))}
      />
    ),
    alike !== null && (
      <GameShelf
        key="alike"
        title={t('alike', { name: alike.game.name })}
        games={alike.games}
        list="shelf"
      />
    ),
    newest.length > 0 && <GameShelf key="newest" title={t('newest')} games={newest} list="shelf" />,
    jackpots.length > 0 && (
      <GameShelf
        key="jackpots"
        title={t('jackpots')}
        games={jackpots}
        list="shelf"
        noteOf={({ jackpot }) => money(jackpot, 'floor')}
      />
    ),
  ];
  return all.filter(Boolean).slice(0, most);
}
