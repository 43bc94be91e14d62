import { lightRefreshPace } from '#api/core/light-refresh-pace.ts';
import { askLightRefresh, lobbyApi } from '#api/lobby.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

const { useQueryState } = lobbyApi.endpoints.lightRefresh;

/**
 * The number of the player's inviter as the last light refresh has it: '' = nobody, undefined = not known yet.
 * Asks for it on mounting, unless the last answer is younger than that call's pace.
 */
export function useSuperiorId() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const state = useQueryState(undefined, {
    selectFromResult: ({ data, error, isFetching }) => ({
      superiorId: data?.superiorId,
      error: data === undefined ? error : undefined,
      isFetching,
    }),
  });
  useEffect(() => {
    if (lightRefreshPace.isDue()) dispatch(askLightRefresh());
  }, [dispatch]);
  return {
    ...state,
    /** The player asks again after a failure: the pace does not hold that back. */
    refetch(): void {
      lightRefreshPace.restart();
      dispatch(askLightRefresh());
    },
  };
}
