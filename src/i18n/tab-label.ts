import type { LobbyTab } from '#shared/lobby/lobby-tab.ts';

/** Categories with their own text; an unknown one is "more games". */
const NAMED = [1, 2, 3, 4, 5, 6] as const;

/** The text key of a lobby tab. */
export function tabLabelKey(tab: LobbyTab) {
  switch (tab.kind) {
    case 'hot':
      return 'home.tabs.hot';
    case 'collect':
      return 'home.tabs.collect';
    case 'category':
      return categoryLabelKey(tab.categoryId);
  }
}

/** The text key of a category's name. */
export function categoryLabelKey(categoryId: number) {
  const id = NAMED.find((named) => named === categoryId);
  return id === undefined ? 'home.tabs.typeOther' : (`home.tabs.type${id}` as const);
}
