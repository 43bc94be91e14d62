import { AppLink } from '#ui/app-link.tsx';
import { selectConfig } from '#catalogue/catalogue-slice.ts';
import { gameIconUrl, type Game } from '#domain/game.ts';
import { takeReturnFocus } from '#session/return-spot.ts';
import { FadeImage } from '#ui/fade-image.tsx';
import { LetterTile } from '#ui/letter-tile.tsx';
import { useId, useLayoutEffect, useRef } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useSelector } from 'react-redux';
import styles from './continue-row.module.css';
import { gamePlace } from './game-place.ts';
import { useGameMenu } from './use-game-menu.ts';

interface ContinueRowProps {
  /** The latest first. */
  readonly games: readonly Game[];
}

/** Side of an icon's file in pixels. */
const ICON_SIDE = 320;

/** The games played last, one tap away; scrolls sideways. */
export function ContinueRow({ games }: ContinueRowProps) {
  const { t } = useFirstTexts();
  const resourceUrl = useSelector(selectConfig)?.resourceUrl ?? '';
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  useGameMenu(list);
  useLayoutEffect(() => {
    const gameId = takeReturnFocus('row');
    if (gameId === null) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-played-game="${gameId}"] a`);
    link?.focus({ preventScroll: true });
  }, []);

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('home.continue')}
      </h2>
      <ul ref={list} className={styles.row}>
        {games.map((game) => {
          const { id, name, version, isInMaintenance } = game;
          return (
            <li key={id} className={styles.item} data-played-game={id}>
              <AppLink className={styles.link} {...gamePlace(game)} draggable={false}>
                <FadeImage
                  className={isInMaintenance ? `${styles.art} ${styles.isResting}` : styles.art}
                  src={gameIconUrl(resourceUrl, { id, version })}
                  alt=""
                  width={ICON_SIDE}
                  height={ICON_SIDE}
                  fallback={<LetterTile name={name} seed={id} />}
                />
                <span className={styles.name} dir="auto">
                  {name}
                </span>
              </AppLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
