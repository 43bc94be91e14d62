import { lobbyTabRequested } from '#state/lobby/lobby-tab-slice.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { ArcadeIcon } from '#ui/icons/arcade-icon.tsx';
import { FishIcon } from '#ui/icons/fish-icon.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { HomeIcon } from '#ui/icons/home-icon.tsx';
import { LiveIcon } from '#ui/icons/live-icon.tsx';
import { PokerIcon } from '#ui/icons/poker-icon.tsx';
import { SlotsIcon } from '#ui/icons/slots-icon.tsx';
import { SportsIcon } from '#ui/icons/sports-icon.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { DownloadTile } from './download-tile.tsx';
import styles from './menu-tiles.module.css';

/** The lobby tab behind each tile (spec §2); sport opens its own, where the spec has the first. */
const HOME = { name: 'home', tab: 0, Drawing: HomeIcon } as const;
const GAMES = [
  { name: 'slots', tab: 1, Drawing: SlotsIcon },
  { name: 'fish', tab: 2, Drawing: FishIcon },
  { name: 'sport', tab: 4, Drawing: SportsIcon },
  { name: 'poker', tab: 3, Drawing: PokerIcon },
  { name: 'live', tab: 5, Drawing: LiveIcon },
  { name: 'arcade', tab: 6, Drawing: ArcadeIcon },
] as const;

/** The grid of shortcuts. */
export function MenuTiles({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <nav aria-label={t('menu.places')}>
      <ul className={styles.tiles}>
        <LobbyTile {...HOME} onLeave={onLeave} />
        <li>
          {/* The lobby's own activity path would send visitors to login. */}
          <Link
            to={isSignedIn ? '/lobby/activity' : '/activity/index'}
            className={styles.tile}
            onClick={onLeave}
          >
            <GiftIcon size={28} />
            <span>{t('menu.bonus')}</span>
          </Link>
        </li>
        <DownloadTile className={styles.tile} onLeave={onLeave} />
        {GAMES.map((tile) => (
          <LobbyTile key={tile.name} {...tile} onLeave={onLeave} />
        ))}
      </ul>
    </nav>
  );
}

type LobbyTileProps = (typeof GAMES)[number] | typeof HOME;

function LobbyTile({ name, tab, Drawing, onLeave }: LobbyTileProps & { onLeave: () => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();

  function leave() {
    dispatch(lobbyTabRequested(tab));
    onLeave();
  }

  return (
    <li>
      <Link to="/lobby/home" className={styles.tile} onClick={leave}>
        <Drawing size={28} />
        <span>{t(`menu.${name}`)}</span>
      </Link>
    </li>
  );
}
