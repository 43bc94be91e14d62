import { localKeys } from '#config/storage-keys.ts';
import { setDocumentTheme } from '#browser/page/document-theme.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { metaThemeColours, themeChoices, type ThemeChoice } from '#theme/theme.ts';

/** The choice stored on this device; `system` by default. */
export function readThemeChoice(): ThemeChoice {
  const stored = localArea.read(localKeys.theme);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

/** Applies the theme to the document; call it before the first render. */
export function applyThemeChoice(choice = readThemeChoice()): void {
  setDocumentTheme(choice === 'system' ? null : choice, metaThemeColours);
}

/** Applies the choice and stores it. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localArea.remove(localKeys.theme);
  else localArea.write(localKeys.theme, choice);
  applyThemeChoice(choice);
}
