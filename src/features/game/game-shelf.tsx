import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { gameIconUrl, type Game } from '#shared/game/game.ts';
import { takeReturnFocus, type GameList } from '#state/lobby/return-spot.ts';
import { AppLink } from '#ui/base/app-link.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { FadeImage } from '#ui/media/fade-image.tsx';
import { LetterTile } from '#ui/media/letter-tile.tsx';
import { Shelf, shelfItemClass } from '#ui/layout/shelf.tsx';
import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { gamePlace } from '#state/lobby/game-place.ts';
import styles from './game-shelf.module.css';
import { useGameMenu } from './use-game-menu.ts';

interface GameShelfProps<Shown extends Game> {
  readonly title: string;
  readonly games: readonly Shown[];
  /** Identifies the list on the screen, to restore the focus after a game. */
  readonly list: Exclude<GameList, 'grid'>;
  /** A line below the name, such as a jackpot. */
  readonly noteOf?: ((game: Shown) => string) | undefined;
  /** Called on a tap, instead of opening the game. */
  readonly onOpen?: ((game: Shown) => void) | undefined;
}

/** Side of an icon file in pixels. */
const ICON_SIDE = 320;

/** Games in a row that scrolls sideways, each one tap away. */
export function GameShelf<Shown extends Game>(props: GameShelfProps<Shown>) {
  const { title, games, list, noteOf, onOpen } = props;
  const iconAddress = useSelector(selectConfig)?.iconAddress ?? '';
  const row = useRef<HTMLUListElement>(null);
  useGameMenu(row);
  useLayoutEffect(() => {
    const gameId = takeReturnFocus(list, (id) => linkOf(row.current, id) !== null);
    if (gameId !== null) linkOf(row.current, gameId)?.focus({ preventScroll: true });
  }, [list]);

  return (
    <Shelf ref={row} title={title} list={list}>
      {games.map((game) => {
        const { id, name, version, isInMaintenance } = game;
        const face = (
          <>
            <FadeImage
              className={classNames(styles.art, isInMaintenance && styles.isInMaintenance)}
              src={gameIconUrl(iconAddress, { id, version })}
              alt=""
              width={ICON_SIDE}
              height={ICON_SIDE}
              fallback={<LetterTile name={name} seed={id} />}
            />
            <span className={styles.name} dir="auto" translate="no">
              {name}
            </span>
            {noteOf !== undefined && <span className={styles.note}>{noteOf(game)}</span>}
          </>
        );
        return (
          <li
            key={id}
            className={classNames(shelfItemClass, styles.item, list === 'shelf' && styles.isLarge)}
            data-played-game={id}
          >
            {onOpen === undefined ? (
              <AppLink className={styles.link} {...gamePlace(game)} draggable={false}>
                {face}
              </AppLink>
            ) : (
              <button
                type="button"
                className={styles.link}
                aria-haspopup="dialog"
                onClick={() => onOpen(game)}
              >
                {face}
              </button>
            )}
          </li>
        );
      })}
    </Shelf>
  );
}

const linkOf = (row: HTMLElement | null, gameId: number): HTMLElement | null =>
  row?.querySelector<HTMLElement>(`[data-played-game="${gameId}"] a`) ?? null;
