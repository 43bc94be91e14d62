import { busyBegun, busyEnded } from '#state/busy/busy-slice.ts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Marks the player as busy while `isRunning`: no update, sheet or activity interrupts.
 * @param name the noun of what runs, e.g. `register`
 */
export function useBusy(name: string, isRunning: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isRunning) return undefined;
    dispatch(busyBegun(name));
    return () => {
      dispatch(busyEnded(name));
    };
  }, [dispatch, name, isRunning]);
}
