/** Ids in the page that tie the tabs to what they show. */
export const PANEL_ID = 'lobby-panel';
export const TAB_ID_PREFIX = 'lobby-tab';
