import { CashBonusCode } from '#shared/cash-bonus/errors.ts';
import { stableResult } from '#api/core/stable-result.ts';
import { useCashBonusQuery } from '#api/cash-bonus.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { EpochMs, Milliseconds } from '#shared/time/duration.ts';
import {
  redPacketEnd,
  redPacketLeft,
  redPacketView,
  type RedPacket,
  type RedPacketRules,
} from '#shared/cash-bonus/red-packet.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { useSelector } from 'react-redux';
import { useCashBonusRefusal, type CashBonusRefusal } from './use-cash-bonus-refusal.ts';

export interface OpenRedPacket {
  readonly status: 'open';
  readonly view: 'withdraw' | 'share';
  readonly rules: RedPacketRules;
  /** Null when it could not be loaded: the rules are shown all the same (spec §4). */
  readonly packet: RedPacket | null;
  /** Time left until it expires. */
  readonly left: Milliseconds | null;
  /** Wagering multiple of the amount; null when the server does not say. */
  readonly betTimes: number | null;
  /** Why it could not be loaded. */
  readonly problem: string | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

export type RedPacketState =
  | { readonly status: 'loading' }
  | OpenRedPacket
  /** Withdrawn before: its page opens. */
  | { readonly status: 'done' }
  | { readonly status: 'expired'; readonly endedAt: EpochMs }
  /** The server refuses: shows a message, and the dialog closes. */
  | { readonly status: 'refused'; readonly refusal: CashBonusRefusal };

const NOT_CONFIGURED = {
  kind: 'errcode',
  errcode: CashBonusCode.notConfigured,
  details: {},
} as const;

/** The red packet, refetched each time its dialog opens (spec §4 "Red packet"). */
export function useRedPacket(): RedPacketState {
  const errors = useErrorText();
  const refusalOf = useCashBonusRefusal();
  const rules = useSelector(selectConfig)?.redPacket ?? null;
  const { data, error, isRetrying, refetch } = useCashBonusQuery(undefined, {
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
  const view = redPacketView(packet, rules, now);
  switch (view) {
    case 'done':
      return { status: 'done' };
    case 'expired':
      return { status: 'expired', endedAt: redPacketEnd(packet, rules) };
    case 'withdraw':
    case 'share':
      return { ...shown, view, packet, left: redPacketLeft(packet, rules, now) };
  }
}
