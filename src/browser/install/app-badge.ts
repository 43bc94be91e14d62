/** Shows an unread dot on the app's icon, where supported; the server sends no count. */
export function showAppBadge(hasUnread: boolean): void {
  // Safari has these methods only in an installed app, Firefox has none.
  const asked = hasUnread ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  asked?.catch(() => undefined);
}
