/**
 * Shows on the app's icon that something is unread, where the system can; a dot, as the platform tells
 * of no number.
 */
export function showAppBadge(hasUnread: boolean): void {
  // Safari has the calls only in an installed app, Firefox has none.
  const asked = hasUnread ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  asked?.catch(() => undefined);
}
