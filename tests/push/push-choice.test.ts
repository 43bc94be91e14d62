import { expect, it } from 'vitest';
import { pushChoice, type PushFacts } from '#shared/push/push-choice.ts';

const able: PushFacts = {
  hasKey: true,
  isSupported: true,
  isIos: false,
  isStandalone: false,
  permission: 'default',
  isOptedIn: false,
};

it.each<[string, Partial<PushFacts>, string]>([
  ['a browser that can', {}, 'off'],
  ['a player who wants it', { isOptedIn: true, permission: 'granted' }, 'on'],
  ['a permission given for another player', { permission: 'granted' }, 'off'],
  ['a permission that was taken back', { isOptedIn: true, permission: 'denied' }, 'denied'],
  ['a permission that was reset', { isOptedIn: true, permission: 'default' }, 'off'],
  ['a browser that was told no', { permission: 'denied' }, 'denied'],
  ['a platform without notifications', { hasKey: false, isIos: true }, 'unsupported'],
  ['a browser that cannot', { isSupported: false }, 'unsupported'],
  ['an iPhone’s browser', { isSupported: false, isIos: true }, 'install-first'],
  ['an old iPhone’s app', { isSupported: false, isIos: true, isStandalone: true }, 'unsupported'],
  ['an iPhone’s app', { isIos: true, isStandalone: true }, 'off'],
])('the push choice for %s', (_name, facts, choice) => {
  expect(pushChoice({ ...able, ...facts })).toBe(choice);
});
