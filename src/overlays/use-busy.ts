import { busyBegun, busyEnded } from '#overlays/busy-slice.ts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Says that the player is in the middle of something while `isRunning`: no update, sheet or activity
 * comes between.
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
