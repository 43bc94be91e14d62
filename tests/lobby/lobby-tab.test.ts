import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeTab,
  COLLECT_TAB,
  gameOrigin,
  HOT_TAB,
  lobbyTabs,
  openingTab,
} from '#shared/lobby/lobby-tab.ts';

describe('the tab bar', () => {
  it('consists of hot, collect and one tab per category in the given order [home.tabs.game-types]', () => {
    const tabs = lobbyTabs([
      { id: 5, sort: 1 },
      { id: 2, sort: 2 },
    ]);
    expect(tabs).toEqual([
      { kind: 'hot', name: 0 },
      { kind: 'collect', name: 101 },
      { kind: 'category', name: 5, categoryId: 5 },
      { kind: 'category', name: 2, categoryId: 2 },
    ]);
  });

  it('has two tabs without any category', () => {
    expect(lobbyTabs([]).map(({ name }) => name)).toEqual([HOT_TAB, COLLECT_TAB]);
  });

  it('activates the tab of that name, and hot when it no longer exists', () => {
    const tabs = lobbyTabs([{ id: 3, sort: 0 }]);
    expect(activeTab(tabs, 3).kind).toBe('category');
    expect(activeTab(tabs, COLLECT_TAB).kind).toBe('collect');
    expect(activeTab(tabs, 4)).toEqual({ kind: 'hot', name: 0 });
    expect(activeTab([], 3)).toEqual({ kind: 'hot', name: 0 });
  });
});

describe('the initial tab of the lobby', () => {
  it('is the remembered one after a game', () => {
    expect(openingTab(3, '/start?gameId=1')).toBe(3);
    expect(openingTab(COLLECT_TAB, '/ph/start')).toBe(COLLECT_TAB);
  });

  it('is the first one from anywhere else', () => {
    expect(openingTab(3, '/deposit')).toBe(HOT_TAB);
    expect(openingTab(3, null)).toBe(HOT_TAB);
  });
});

describe('the origin of a game', () => {
  it('is read from the address of the game', () => {
    expect(gameOrigin('/start?gameId=7&brandId=3&typeId=1')).toEqual({ typeId: 1, brandId: 3 });
    expect(gameOrigin('/start?typeId=2&brandId=14#x')).toEqual({ typeId: 2, brandId: 14 });
  });

  it.each([
    null,
    '/deposit?typeId=1&brandId=2',
    '/start',
    '/start?typeId=1',
    '/start?brandId=2',
    '/start?typeId=x&brandId=2',
    '/start?typeId=1&brandId=-2',
    '/start?typeId=1&brandId=1234567890',
    '/start?otherTypeId=1&brandId=2',
    '/start?typeId=&brandId=2',
  ])('is null for %s', (href) => {
    expect(gameOrigin(href)).toBeNull();
  });

  it('is found in any order of the parameters', () => {
    const id = fc.integer({ min: 0, max: 999_999_999 });
    fc.assert(
      fc.property(id, id, id, fc.boolean(), (typeId, brandId, gameId, isTurned) => {
        const parts = [`gameId=${gameId}`, `brandId=${brandId}`, `typeId=${typeId}`];
        const search = (isTurned ? parts.toReversed() : parts).join('&');
        expect(gameOrigin(`/start?${search}`)).toEqual({ typeId, brandId });
      }),
    );
  });
});
