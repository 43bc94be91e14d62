import { RedPacketCode } from '#shared/red-packet/errors.ts';
import { stableResult } from '#api/core/stable-result.ts';
import { useRedPacketQuery } from '#api/red-packet.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { EpochMs, Milliseconds } from '#shared/time/duration.ts';
import {
  packetEnd,
  packetLeft,
  packetView,
  type Packet,
  type PacketRules,
} from '#shared/red-packet/packet.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { useSelector } from 'react-redux';
import { useRedPacketRefusal, type RedPacketRefusal } from './use-red-packet-refusal.ts';

export interface OpenPacket {
  readonly status: 'open';
  readonly view: 'withdraw' | 'share';
  readonly rules: PacketRules;
  /** Null when it could not be loaded: the rules are shown all the same (spec §4). */
  readonly packet: Packet | null;
  /** Time left until it expires. */
  readonly left: Milliseconds | null;
  /** Wagering multiple of the amount; null when the server does not say. */
  readonly betTimes: number | null;
  /** Why it could not be loaded. */
  readonly problem: string | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

export type PacketState =
  | { readonly status: 'loading' }
  | OpenPacket
  /** Withdrawn before: its page opens. */
  | { readonly status: 'done' }
  | { readonly status: 'expired'; readonly endedAt: EpochMs }
  /** The server refuses: shows a message, and the dialog closes. */
  | { readonly status: 'refused'; readonly refusal: RedPacketRefusal };

const NOT_CONFIGURED = {
  kind: 'errcode',
  errcode: RedPacketCode.notConfigured,
  details: {},
} as const;

/** The red packet, refetched each time its dialog opens (spec §4 "Red packet"). */
export function usePacket(): PacketState {
  const errors = useErrorText();
  const refusalOf = useRedPacketRefusal();
  const rules = useSelector(selectConfig)?.redPacket ?? null;
  const { data, error, isRetrying, refetch } = useRedPacketQuery(undefined, {
    refetchOnMountOrArgChange: true,
    selectFromResult: stableResult,
  });
  const now = useServerNow(data !== undefined);

  const failure = error === undefined ? null : toFailure(error);
  if (failure?.kind === 'errcode') return { status: 'refused', refusal: refusalOf(failure) };
  if (data === undefined && failure === null) return { status: 'loading' };
  if (rules === null) return { status: 'refused', refusal: refusalOf(NOT_CONFIGURED) };
  const shown = {
    status: 'open',
    rules,
    betTimes: data?.betTimes ?? null,
    problem: failure === null ? null : errors.loading(failure),
    isRetrying,
    retry: () => void refetch(),
  } as const;
  if (data === undefined) return { ...shown, view: 'share', packet: null, left: null };
  const { packet } = data;
  const view = packetView(packet, rules, now);
  switch (view) {
    case 'done':
      return { status: 'done' };
    case 'expired':
      return { status: 'expired', endedAt: packetEnd(packet, rules) };
    case 'withdraw':
    case 'share':
      return { ...shown, view, packet, left: packetLeft(packet, rules, now) };
  }
}
