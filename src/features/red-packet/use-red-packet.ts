import { unloadedOf } from '#ui/base/unloaded.ts';
import { REFETCHED_ON_RETURN } from '#api/core/query-freshness.ts';
import { useRedPacketQuery } from '#api/red-packet.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { RedPacket } from '#shared/red-packet/red-packet.ts';
import type { PacketRules } from '#shared/red-packet/packet.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { useSelector } from 'react-redux';
import { useRedPacketRefusal, type RedPacketRefusal } from './use-red-packet-refusal.ts';

export interface ReadyRedPacket {
  readonly status: 'ready';
  readonly bonus: RedPacket;
  /** Null when the lobby's config has none. */
  readonly rules: PacketRules | null;
  readonly vip: number;
  /** Why the refresh failed; the data may be outdated. */
  readonly problem: string | null;
}

export type RedPacketView =
  | Unloaded
  | ReadyRedPacket
  /** The server has no cash bonus for the player now. */
  | { readonly status: 'closed'; readonly refusal: RedPacketRefusal };

/** The cash bonus, refetched each time its page opens and on every return to it. */
export function useRedPacket(): RedPacketView {
  const errors = useErrorText();
  const refusalOf = useRedPacketRefusal();
  const rules = useSelector(selectConfig)?.redPacket ?? null;
  const vip = useSelector(selectPlayer)?.user.vip ?? 0;
  const { data, error, isFetching, refetch } = useRedPacketQuery(undefined, REFETCHED_ON_RETURN);

  const failure = error === undefined ? null : toFailure(error);
  if (failure?.kind === 'errcode') return { status: 'closed', refusal: refusalOf(failure) };
  if (data !== undefined) {
    const problem = failure === null ? null : errors.loading(failure);
    return { status: 'ready', bonus: data, rules, vip, problem };
  }
  return unloadedOf({ error, isFetching, refetch }, errors.loading);
}
