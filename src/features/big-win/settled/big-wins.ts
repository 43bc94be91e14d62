import { useLobbyTipsQuery, type BigWin } from '#api/lobby.ts';
import { useEffect } from 'react';

interface BigWinsProps {
  readonly onWins: (wins: readonly BigWin[]) => void;
}

/** Loads the big wins and reports them; renders nothing. */
export function BigWins({ onWins }: BigWinsProps): null {
  const { data } = useLobbyTipsQuery();
  useEffect(() => {
    if (data !== undefined) onWins(data);
  }, [data, onWins]);
  return null;
}
