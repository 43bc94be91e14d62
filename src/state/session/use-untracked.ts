import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

interface Sendable<Body, Sent> {
  initiate(
    body: Body,
    options: { readonly track: false },
  ): ThunkAction<Sent, never, unknown, UnknownAction>;
}

/**
 * Sends a mutation of which nothing enters the store, neither while it is on its way nor after: its arguments
 * have a password, a code or a proof, or its answer is a player's whole records. Such an endpoint has no hook
 * of its own.
 */
export function useUntracked<Body, Sent>(endpoint: Sendable<Body, Sent>): (body: Body) => Sent {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  return useCallback(
    (body) => dispatch(endpoint.initiate(body, { track: false })),
    [dispatch, endpoint],
  );
}
