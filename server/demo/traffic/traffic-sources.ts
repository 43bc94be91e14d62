import type { UaClass } from '#shared/marketing/attribution.ts';
import type { Campaign } from '#server/marketing/events/campaign.ts';

/** A source of generated visitors. */
export interface TrafficSource {
  /** Share of the visitors, relative to the other sources. */
  weight: number;
  campaign: Campaign;
  /** Set when the campaign ran only in the last days of the range. */
  lastDays?: number;
  referrerOrigin: string;
  landingPath: string;
  clients: Readonly<Partial<Record<UaClass, number>>>;
  /** Likelihood of its visitors to act, relative to the average 1. */
  quality: number;
}

const PHONES = {
  'android-chrome': 52,
  'android-other': 12,
  'android-in-app': 4,
  'ios-safari': 17,
  'ios-other': 4,
  'ios-in-app': 2,
  desktop: 8,
  other: 1,
} as const;

/** Clients of ads in apps. */
export const IN_APP = {
  'android-in-app': 46,
  'android-chrome': 20,
  'ios-in-app': 20,
  'ios-safari': 8,
  'android-other': 4,
  desktop: 2,
} as const;

/** A typical mix: paid, own, referral links, search, and robots. */
export const TRAFFIC_SOURCES: readonly TrafficSource[] = [
  {
    weight: 26,
    campaign: {
      installReferrer: 'facebook',
      pid: '77',
      utm: { source: 'facebook', medium: 'paid-social', campaign: 'lantern-night' },
    },
    referrerOrigin: 'https://m.facebook.com',
    landingPath: '/lobby/home',
    clients: IN_APP,
    quality: 0.7,
  },
  {
    weight: 16,
    campaign: {
      installReferrer: 'tiktok',
      pid: '81',
      utm: { source: 'tiktok', medium: 'paid-social', campaign: 'spin-challenge' },
    },
    lastDays: 12,
    referrerOrigin: '',
    landingPath: '/lobby/home',
    clients: IN_APP,
    quality: 0.55,
  },
  {
    weight: 14,
    campaign: {
      installReferrer: 'google',
      pid: '90',
      utm: { source: 'google', medium: 'cpc', campaign: 'brand-search', term: 'parola games' },
    },
    referrerOrigin: 'https://www.google.com',
    landingPath: '/lobby/home',
    clients: PHONES,
    quality: 1.6,
  },
  {
    weight: 9,
    campaign: {
      installReferrer: 'agents',
      shareReferrer: 1,
      outValue: 'MANGO7',
      aid: '100001',
      utm: { source: 'agents', medium: 'referral', campaign: 'payday-bonus' },
    },
    referrerOrigin: '',
    landingPath: '/register',
    clients: PHONES,
    quality: 1.9,
  },
  {
    weight: 6,
    campaign: { installReferrer: 'sms', utm: { source: 'sms', campaign: 'come-back' } },
    lastDays: 7,
    referrerOrigin: '',
    landingPath: '/lobby/activity',
    clients: PHONES,
    quality: 1.3,
  },
  {
    weight: 24,
    campaign: { installReferrer: 'web' },
    referrerOrigin: '',
    landingPath: '/lobby/home',
    clients: PHONES,
    quality: 1,
  },
  {
    weight: 4,
    campaign: { installReferrer: 'web' },
    referrerOrigin: '',
    landingPath: '/',
    clients: { bot: 1 },
    quality: 0,
  },
];
