import { classNames } from '#ui/base/class-names.ts';
import type { MouseEvent } from 'react';
import styles from './like-button.module.css';

interface HeartButtonProps {
  /** Names the game; the pressed state says whether it is liked. */
  readonly label: string;
  readonly isLiked: boolean;
  /** Omitted in a list, which handles the taps of all its like buttons: `useGameTaps`. */
  readonly onToggle?: () => void;
  readonly className?: string | undefined;
}

/** The animation is for a tap only: a game liked earlier shows a still heart. */
function markTapped({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.dataset['tapped'] = '';
}

/**
 * A game's like button. Drawn by its style sheet because a lobby has a hundred of them; `className` positions
 * it on the picture.
 */
export function LikeButton({ label, isLiked, onToggle, className }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      data-like=""
      aria-pressed={isLiked}
      aria-label={label}
      onClickCapture={markTapped}
      onClick={onToggle}
    />
  );
}
