import { classNames } from '#ui/class-names.ts';
import type { MouseEvent } from 'react';
import styles from './heart-button.module.css';

interface HeartButtonProps {
  /** Names the game; the pressed state says whether it is liked. */
  readonly label: string;
  readonly isLiked: boolean;
  /** Left out in a list, which hears the taps of all its hearts: `useGameTaps`. */
  readonly onToggle?: () => void;
  readonly className?: string | undefined;
}

/** The flourish is for a tap: a heart that was liked before just stands there. */
function markTapped({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.dataset['tapped'] = '';
}

/**
 * A game's heart, liked or not. Drawn by its style sheet: a lobby has a hundred of them. Its class says
 * where it stands on the picture.
 */
export function HeartButton({ label, isLiked, onToggle, className }: HeartButtonProps) {
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
