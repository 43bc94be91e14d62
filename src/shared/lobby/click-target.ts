/** Target of a tap on a banner or a notice (spec §2, §4; contract's action map). */
import { ActivityId } from '#shared/activity/activity.ts';

/** Dialogs that an action opens instead of a route. */
export type ActionDialog = 'follow-rewards' | 'accumulated-recharge' | 'notice' | 'red-packet';

/** In-app routes that an action opens. */
export type ActionRoute = (typeof ACTION_ROUTES)[keyof typeof ACTION_ROUTES];

export type ClickTarget =
  | { readonly kind: 'none' }
  | { readonly kind: 'route'; readonly route: ActionRoute }
  | { readonly kind: 'dialog'; readonly dialog: ActionDialog }
  | { readonly kind: 'game'; readonly gameId: number }
  | { readonly kind: 'external'; readonly url: string };

export const ACTION_ROUTES = {
  [ActivityId.bind]: '/bind',
  [ActivityId.signUpBonus]: '/deposit?typeId=SignUpBonus',
  [ActivityId.spinInvite]: '/activity/spin',
  [ActivityId.redPacket]: '/activity/cashBonus',
  10000: '/profile/task',
  10001: '/deposit',
  10002: '/withdrawal',
  10003: '/profile/vip',
  10004: '/profile/bank',
  10005: '/profile/email',
  10006: '/service',
  10007: '/activity/index',
  10008: '/lobby/invitation',
} as const;

const ACTION_DIALOGS: Readonly<Record<string, ActionDialog>> = {
  [ActivityId.followRewards]: 'follow-rewards',
  [ActivityId.accumulatedRecharge]: 'accumulated-recharge',
  [ActivityId.notice]: 'notice',
};

const NOTHING: ClickTarget = { kind: 'none' };

/**
 * Parses a click: type 1 an in-app action, 2 a game, 3 an external https link. An unknown type or action, and
 * a link that is not https, lead nowhere rather than somewhere wrong.
 */
export function clickTarget(clickType: number, clickAction: string): ClickTarget {
  switch (clickType) {
    case 1:
      return inAppTarget(clickAction.trim());
    case 2: {
      const gameId = Number(clickAction);
      return Number.isSafeInteger(gameId) && gameId > 0 ? { kind: 'game', gameId } : NOTHING;
    }
    case 3: {
      const url = httpsUrl(clickAction.trim());
      return url === null ? NOTHING : { kind: 'external', url };
    }
    default:
      return NOTHING;
  }
}

function inAppTarget(action: string): ClickTarget {
  const dialog = Object.hasOwn(ACTION_DIALOGS, action) ? ACTION_DIALOGS[action] : undefined;
  if (dialog !== undefined) return { kind: 'dialog', dialog };
  const route = Object.entries(ACTION_ROUTES).find(([id]) => id === action)?.[1];
  return route === undefined ? NOTHING : { kind: 'route', route };
}

/** Returns an absolute https URL unchanged, else null. */
export function httpsUrl(value: string): string | null {
  return /^https:\/\/[^\s/?#]+/i.test(value) && !/\s/.test(value) ? value : null;
}
