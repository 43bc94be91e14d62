import { occupationBegun, occupationEnded } from '#overlays/occupation-slice.ts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Says that the player is in the middle of something while `isRunning`: no update, sheet or activity
 * comes between.
 * @param name the noun of what runs, e.g. `register`
 */
export function useOccupation(name: string, isRunning: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isRunning) return undefined;
    dispatch(occupationBegun(name));
    return () => {
      dispatch(occupationEnded(name));
    };
  }, [dispatch, name, isRunning]);
}
