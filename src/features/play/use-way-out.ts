import { useRef } from 'react';

/**
 * Lets one of a screen's ways out be taken once: a game that says `exit` ten times, or a second press
 * while the first is on its way, must not go back ten times.
 */
export function useWayOut(): (leave: () => void) => void {
  const hasLeft = useRef(false);
  return (leave) => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    leave();
  };
}
