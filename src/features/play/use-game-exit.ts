import { useRef } from 'react';

/**
 * Lets a screen be left only once: a game that sends `exit` ten times, or a second press while the first is
 * in progress, must not go back ten times.
 */
export function useGameExit(): (leave: () => void) => void {
  const hasLeft = useRef(false);
  return (leave) => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    leave();
  };
}
