/**
 * The script inside the shell, run before its first paint: selects the skeleton for the address and the
 * header of a signed-in player. A snapshot from the device has all of that, so no storage is read; the
 * server's knows the lobby and no player. A tab with a history may have seen the download banner.
 */
import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import { localArea, sessionArea } from '#browser/storage/key-value.ts';
import { registerDrawerProperties } from '#ui/overlay/drawer-properties.ts';
import { shellLayout, hasBottomBar } from './shell-layout.ts';

const shell = document.getElementById('shell');

if (shell !== null && shell.dataset['snapshot'] !== 'stored') {
  if (localArea.read(localKeys.token)) shell.dataset['player'] = '';
  if (!shell.hasAttribute('data-snapshot')) {
    const address = new URL(location.href);
    shell.dataset['look'] = shellLayout(address);
    if (hasBottomBar(address)) shell.dataset['bar'] = '';
  }
}

if (shell !== null && history.length > 1 && sessionArea.read(sessionKeys.downloadBannerSeen)) {
  shell.dataset['seen'] = '';
}

registerDrawerProperties();
