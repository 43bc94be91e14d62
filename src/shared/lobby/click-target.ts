/** Target of a tap on a banner or a notice (spec §2, §4; contract's action map). */
import {
  listedActivities,
  type ActivityDialog,
  type ActivityRoute,
} from '#shared/activity/activities.ts';

/** In-app routes that an action opens. */
export type ActionRoute = ActivityRoute | (typeof OTHER_ROUTES)[keyof typeof OTHER_ROUTES];

export type ClickTarget =
  | { readonly kind: 'none' }
  | { readonly kind: 'route'; readonly route: ActionRoute }
  | { readonly kind: 'dialog'; readonly dialog: ActivityDialog }
  | { readonly kind: 'game'; readonly gameId: number }
  | { readonly kind: 'external'; readonly url: string };

const OTHER_ROUTES = {
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

/** By the number of the action: an activity's, or one of the contract's action map. */
const ACTIONS: ReadonlyMap<string, ClickTarget> = new Map<string, ClickTarget>([
  ...listedActivities.map(({ id, name, opens }): [string, ClickTarget] => [
    String(id),
    opens === 'dialog'
      ? { kind: 'dialog', dialog: name as ActivityDialog }
      : { kind: 'route', route: opens as ActivityRoute },
  ]),
  ...Object.entries(OTHER_ROUTES).map(([id, route]): [string, ClickTarget] => [
    id,
    { kind: 'route', route },
  ]),
]);

/** The routes that actions open, by their numbers. */
export const actionRoutes: ReadonlyMap<string, ActionRoute> = new Map(
  [...ACTIONS].flatMap(([id, target]): [string, ActionRoute][] =>
    target.kind === 'route' ? [[id, target.route]] : [],
  ),
);

const NOTHING: ClickTarget = { kind: 'none' };

/**
 * Parses a click: type 1 an in-app action, 2 a game, 3 an external https link. An unknown type or action, and
 * a link that is not https, lead nowhere rather than somewhere wrong.
 */
export function clickTarget(clickType: number, clickAction: string): ClickTarget {
  switch (clickType) {
    case 1:
      return ACTIONS.get(clickAction.trim()) ?? NOTHING;
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

/** Returns an absolute https URL unchanged, else null. */
export function httpsUrl(value: string): string | null {
  return /^https:\/\/[^\s/?#]+/i.test(value) && !/\s/.test(value) ? value : null;
}
