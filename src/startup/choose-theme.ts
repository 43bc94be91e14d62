/**
 * The script in the document's head: sets the theme that the player chose before anything is painted, the
 * empty page included. A snapshot from the device has its theme in the document and leaves this script out.
 */
import { localKeys } from '#config/storage-keys.ts';
import { setDocumentTheme } from '#browser/page/document-theme.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { metaThemeColours, themeChoices } from '#theme/theme.ts';

const stored = localArea.read(localKeys.theme);
const chosen = themeChoices.find((choice) => choice === stored) ?? 'system';
if (chosen !== 'system') setDocumentTheme(chosen, metaThemeColours);
