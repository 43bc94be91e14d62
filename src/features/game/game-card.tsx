import { AppLink } from '#ui/app-link.tsx';
import type { Game, GameId } from '#domain/game.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { FadeImage } from '#ui/fade-image.tsx';
import { LetterTile } from '#ui/letter-tile.tsx';
import { memo } from 'react';
import type { FirstText } from '#i18n/first-texts.ts';
import styles from './game-card.module.css';
import { HeartButton } from './heart-button.tsx';

interface GameCardProps {
  readonly game: Game;
  readonly provider: string;
  readonly iconUrl: string;
  readonly isNew: boolean;
  /** False on the shelf where every game is hot. */
  readonly hasHotBadge: boolean;
  /** In the first view: the picture loads at once. */
  readonly isPriority: boolean;
  readonly onHeart: (gameId: GameId) => void;
  /** The grid's texts: a card that subscribed to the language itself would double its cost. */
  readonly t: FirstText;
}

/** Side of an icon's file in pixels: twice what a card shows. */
const ICON_SIDE = 320;

/** A game on a shelf: a tap anywhere opens it, the heart apart from that likes it (spec §2, Home). A
 * long press, and for the keyboard and readers the button, tell about it: `useGameMenu`. */
export const GameCard = memo(function GameCard({
  game,
  provider,
  iconUrl,
  isNew,
  hasHotBadge,
  isPriority,
  onHeart,
  t,
}: GameCardProps) {
  const { id, name, categoryId, providerId, isInMaintenance } = game;
  return (
    <div className={styles.card} data-game-id={id}>
      <AppLink
        className={styles.link}
        to="/start"
        search={{ gameId: id, brandId: providerId, typeId: categoryId }}
        draggable={false}
      >
        <span className={classNames(styles.art, isInMaintenance && styles.isResting)}>
          <FadeImage
            className={styles.image}
            src={iconUrl}
            alt=""
            width={ICON_SIDE}
            height={ICON_SIDE}
            isEager={isPriority}
            fallback={<LetterTile name={name} seed={id} />}
          />
        </span>
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.provider}>{provider}</span>
        </span>
        <span className={styles.badges}>
          {isNew && <Badge tone="new">{t('home.card.new')}</Badge>}
          {hasHotBadge && game.isHot && <Badge tone="hot">{t('home.card.hot')}</Badge>}
        </span>
        {isInMaintenance && <span className={styles.rest}>{t('home.card.maintenance')}</span>}
      </AppLink>
      <HeartButton
        className={styles.heart}
        gameId={id}
        label={t('home.card.like', { name })}
        onToggle={onHeart}
      />
      <button
        type="button"
        className={styles.menu}
        data-game-menu=""
        aria-haspopup="dialog"
        aria-label={t('home.card.about', { name })}
      />
    </div>
  );
});
