import { protectionApi } from '#api/protection.ts';
import { showLight } from '#browser/page/light.ts';
import { untilSettled } from '#browser/page/settled.ts';
import { lobbyLight } from '#shared/protection/lobby-light.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import '#theme/light.css';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

const { useQueryState, useQuerySubscription } = protectionApi.endpoints.protection;

/** Sets the lobby's light by every answer about the player's limits; asks for the first once the app has settled. */
export function LobbyLight(): null {
  const playerId = useSelector(selectPlayer)?.user.id;
  const [isSettled, setSettled] = useState(false);
  const { data } = useQueryState();
  useQuerySubscription(undefined, { skip: !isSettled || playerId === undefined });
  useEffect(() => {
    let isMounted = true;
    async function wait() {
      await untilSettled();
      if (isMounted) setSettled(true);
    }
    void wait();
    return () => {
      isMounted = false;
    };
  }, []);
  useEffect(() => {
    if (playerId === undefined) showLight('full');
    else if (data !== undefined) showLight(lobbyLight(data.limits));
  }, [data, playerId]);
  return null;
}
