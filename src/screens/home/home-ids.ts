/** Element ids that connect the tabs with their panels. */
export const PANEL_ID = 'lobby-panel';
export const TAB_ID_PREFIX = 'lobby-tab';
