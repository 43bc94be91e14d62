import type { Game } from '#shared/game/game.ts';
import { addressOf } from '#browser/history/navigation.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { FadeImage } from '#ui/media/fade-image.tsx';
import { LetterTile } from '#ui/media/letter-tile.tsx';
import { memo } from 'react';
import type { FirstText } from '#i18n/first-texts.ts';
import styles from './game-card.module.css';
import { gamePlace } from '#state/lobby/game-place.ts';
import { LikeButton } from './like-button.tsx';

interface GameCardProps {
  readonly game: Game;
  readonly provider: string;
  readonly iconUrl: string;
  readonly isNew: boolean;
  /** False on the shelf where every game is hot. */
  readonly hasHotBadge: boolean;
  /** Percent of a bet that counts towards the wagering; null when unknown or nothing is to be wagered. */
  readonly share: number | null;
  /** In the first paint: the picture loads at once. */
  readonly isPriority: boolean;
  readonly isLiked: boolean;
  /** The grid's texts: a subscription to the language in every card would double its cost. */
  readonly t: FirstText;
}

/** Side of an icon file in pixels: twice what a card shows. */
const ICON_SIDE = 320;

/**
 * A game in the lobby: a tap opens it, the separate heart likes it (spec §2, Home). The heart is seen once a
 * game is liked, under a mouse, and with the keyboard's focus. A long press, or the button for the keyboard
 * and screen readers, shows the details, which have a heart too. The list handles all of these:
 * `useGameTaps`, `useGameMenu`.
 */
export const GameCard = memo(function GameCard({
  game,
  provider,
  iconUrl,
  isNew,
  hasHotBadge,
  share,
  isPriority,
  isLiked,
  t,
}: GameCardProps) {
  const { id, name, isInMaintenance } = game;
  const hasBadges = isNew || (hasHotBadge && game.isHot);
  return (
    <div className={styles.card} data-game-id={id}>
      <a className={styles.link} href={addressOf(gamePlace(game))} draggable={false}>
        <FadeImage
          className={classNames(styles.art, isInMaintenance && styles.isInMaintenance)}
          src={iconUrl}
          alt=""
          width={ICON_SIDE}
          height={ICON_SIDE}
          isEager={isPriority}
          fallback={<LetterTile name={name} seed={id} />}
        />
        <span className={styles.name} dir="auto" translate="no">
          {name}
        </span>
        {share === null ? (
          <span className={styles.provider} translate="no">
            {provider}
          </span>
        ) : (
          <span className={classNames(styles.provider, styles.share)}>
            {share === 0 ? t('home.card.noShare') : t('home.card.share', { percent: share })}
          </span>
        )}
        {hasBadges && (
          <span className={styles.badges}>
            {isNew && <Badge tone="new">{t('home.card.new')}</Badge>}
            {hasHotBadge && game.isHot && <Badge tone="hot">{t('home.card.hot')}</Badge>}
          </span>
        )}
        {isInMaintenance && (
          <span className={styles.maintenance}>{t('home.card.maintenance')}</span>
        )}
      </a>
      <LikeButton
        className={styles.heart}
        isLiked={isLiked}
        label={t('home.card.like', { name })}
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
