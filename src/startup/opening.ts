/**
 * The script inside the shell, run before its first paint: the skeleton of the screen that the address opens,
 * the theme that the player chose, and whether somebody is signed in. A document with a first view knows all
 * that itself, so its opening reads no storage.
 */
import { localKeys } from '#config/storage-keys.ts';
import { setDocumentTheme } from '#browser/document-theme.ts';
import { localArea } from '#browser/key-value.ts';
import { metaThemeColours, themeChoices } from '#theme/theme.ts';
import { openingLook, opensWithBar } from './opening-look.ts';

const shell = document.getElementById('shell');

if (shell !== null && !shell.hasAttribute('data-first-view')) {
  const address = new URL(location.href);
  const theme = localArea.read(localKeys.theme);
  const chosen = themeChoices.find((choice) => choice === theme) ?? 'system';
  if (chosen !== 'system') setDocumentTheme(chosen, metaThemeColours);
  shell.dataset['look'] = openingLook(address);
  if (opensWithBar(address)) shell.dataset['bar'] = '';
  if (localArea.read(localKeys.token)) shell.dataset['player'] = '';
}
