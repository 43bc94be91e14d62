import type { GameId } from '#domain/game.ts';
import { classNames } from '#ui/class-names.ts';
import { HeartFilledIcon } from '#ui/icons/heart-filled-icon.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { useState } from 'react';
import styles from './heart-button.module.css';
import { useIsLiked } from './use-game-like.ts';

interface HeartButtonProps {
  readonly gameId: GameId;
  /** Names the game; the pressed state says whether it is liked. */
  readonly label: string;
  readonly onToggle: (gameId: GameId) => void;
  readonly className?: string | undefined;
}

/** A game's heart, liked or not. The only part of a card that renders again when it is tapped. */
export function HeartButton({ gameId, label, onToggle, className }: HeartButtonProps) {
  const isLiked = useIsLiked(gameId);
  // The flourish is for a tap: a heart that was liked before just stands there.
  const [isTapped, setTapped] = useState(false);

  function handleClick() {
    setTapped(true);
    onToggle(gameId);
  }

  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      aria-pressed={isLiked}
      aria-label={label}
      onClick={handleClick}
    >
      <span
        key={String(isLiked)}
        className={classNames(
          styles.disc,
          isLiked && styles.isLiked,
          isLiked && isTapped && styles.hasFlourish,
        )}
      >
        {isLiked ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
      </span>
    </button>
  );
}
