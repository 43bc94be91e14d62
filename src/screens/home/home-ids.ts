/** Element ids that connect the tabs with their panels, and the skip link with both. */
export const CENTRE_ID = 'lobby-games';
export const PANEL_ID = 'lobby-panel';
export const TAB_ID_PREFIX = 'lobby-tab';
