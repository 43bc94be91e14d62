import { localKeys } from '#config/storage-keys.ts';
import { setDocumentTheme } from '#browser/document-theme.ts';
import { localArea } from '#browser/key-value.ts';
import { metaThemeColours, themeChoices, type ThemeChoice } from '#theme/theme.ts';

/** What the player chose on this phone; `system` until then. */
export function readThemeChoice(): ThemeChoice {
  const stored = localArea.read(localKeys.theme);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

/** Shows the page as the player chose; call it at start, before the first render. */
export function applyThemeChoice(choice = readThemeChoice()): void {
  setDocumentTheme(choice === 'system' ? null : choice, metaThemeColours);
}

/** Shows the choice at once and keeps it for the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localArea.remove(localKeys.theme);
  else localArea.write(localKeys.theme, choice);
  applyThemeChoice(choice);
}
