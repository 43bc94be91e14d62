/**
 * The script inside the shell, run before its first paint: selects the skeleton for the address, the player's
 * theme, and the header of a signed-in player. A document with a snapshot has all of that, so no storage is
 * read.
 */
import { localKeys } from '#config/storage-keys.ts';
import { setDocumentTheme } from '#browser/document-theme.ts';
import { localArea } from '#browser/key-value.ts';
import { metaThemeColours, themeChoices } from '#theme/theme.ts';
import { shellLayout, hasBottomBar } from './shell-layout.ts';

const shell = document.getElementById('shell');

if (shell !== null && !shell.hasAttribute('data-snapshot')) {
  const address = new URL(location.href);
  const theme = localArea.read(localKeys.theme);
  const chosen = themeChoices.find((choice) => choice === theme) ?? 'system';
  if (chosen !== 'system') setDocumentTheme(chosen, metaThemeColours);
  shell.dataset['look'] = shellLayout(address);
  if (hasBottomBar(address)) shell.dataset['bar'] = '';
  if (localArea.read(localKeys.token)) shell.dataset['player'] = '';
}
