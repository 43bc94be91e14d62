import { REFETCHED_ON_OPEN } from '#api/core/query-freshness.ts';
import { useGameDemoQuery } from '#api/play.ts';
import type { GameId } from '#shared/game/game.ts';
import { frameRules } from '#shared/play/frame-trust.ts';
import { offlineDemoPath } from '#shared/play/offline-demo.ts';
import { useOfflineDemoGames } from '#state/play/use-kept-demos.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { earlyDemoOf } from '#browser/page/early-demo.ts';
import type { EarlyDemo } from '#browser/storage/early-record.ts';
import { playableOrigin } from '#browser/page/game-place.ts';
import { pageOrigin } from '#browser/page/page.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type GameDemo =
  | Unloaded
  | {
      readonly status: 'ready';
      readonly url: string;
      /** Undefined for a kept demo, which the worker sends with a sandbox of its own. */
      readonly sandbox: string | undefined;
      /** It plays already. */
      readonly early?: EarlyDemo;
    };

/** Finds the address of a game's demo; without the server, that of the one this phone keeps. */
export function useGameDemo(gameId: GameId): GameDemo {
  const { i18n } = useTranslation();
  const errors = useErrorText();
  const isKept = useOfflineDemoGames().some(({ id }) => id === gameId);
  // A demo that plays stays when the connection comes back.
  const [playsKept, setPlaysKept] = useState(isKept);
  if (isKept && !playsKept) setPlaysKept(true);
  const [early] = useState(() => earlyDemoOf(gameId));
  const asked = useGameDemoQuery(
    { gameId, lang: i18n.language },
    { ...REFETCHED_ON_OPEN, skip: playsKept || early !== undefined },
  );
  if (early !== undefined) {
    const { url, sandbox } = early;
    return { status: 'ready', url, sandbox, early };
  }
  if (playsKept) return { status: 'ready', url: offlineDemoPath(gameId), sandbox: undefined };
  const { data: url } = asked;
  const origin = url === undefined ? null : playableOrigin(url);
  if (url !== undefined && origin !== null) {
    return { status: 'ready', url, sandbox: frameRules(origin, pageOrigin()).sandbox };
  }
  // An address that cannot be opened breaks the contract.
  const error =
    url === undefined
      ? asked.error
      : { kind: 'contract' as const, reason: 'an address that cannot be opened' };
  return unloadedOf({ ...asked, error }, errors.loading);
}
