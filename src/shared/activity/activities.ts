/** The activities by their names, in the order in which the lobby invites to them. */
import { accumulatedRecharge } from '#shared/accumulated-recharge/activity.ts';
import { redPacket } from '#shared/red-packet/activity.ts';
import { followRewards } from '#shared/follow/activity.ts';
import { bind } from '#shared/mobile/activity.ts';
import { notice } from '#shared/notice/activity.ts';
import { signUpBonus } from '#shared/sign-up-bonus/activity.ts';
import { spinInvite } from '#shared/spin-invite/activity.ts';
import type { Activity } from './activity.ts';

export const activities = {
  notice,
  'sign-up-bonus': signUpBonus,
  'accumulated-recharge': accumulatedRecharge,
  'spin-invite': spinInvite,
  'red-packet': redPacket,
  'follow-rewards': followRewards,
  bind,
} as const satisfies Readonly<Record<string, Activity>>;

type Activities = typeof activities;

export type ActivityName = keyof Activities;

/** Activities that the lobby invites to. */
export type QueuedActivity = {
  [Name in ActivityName]: Activities[Name] extends { readonly queue: object } ? Name : never;
}[ActivityName];

/** Activities with a dialog: those that are invited to, and those that a tap opens. */
export type ActivityDialog =
  | QueuedActivity
  | {
      [Name in ActivityName]: Activities[Name]['opens'] extends 'dialog' ? Name : never;
    }[ActivityName];

/** Activities that pay a bonus with a wagering requirement. */
export type BonusActivity = {
  [Name in ActivityName]: Activities[Name] extends { readonly bonus: object } ? Name : never;
}[ActivityName];

/** Kinds of orders that move an activity's money. */
export type ActivityOrder = OrdersOf<Activities[ActivityName]>;

type OrdersOf<One> = One extends { readonly orders: readonly (infer Kind)[] } ? Kind : never;

/** Routes that a tap on a banner or notice of an activity opens. */
export type ActivityRoute = Exclude<Activities[ActivityName]['opens'], 'dialog'>;

/** Every activity with its name. */
export const listedActivities: readonly (Activity & { readonly name: ActivityName })[] =
  Object.entries<Activity>(activities).map(([name, activity]) => ({
    ...activity,
    name: name as ActivityName,
  }));
