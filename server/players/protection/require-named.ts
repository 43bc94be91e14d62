import { SettingsError } from '#server/core/settings/setting-readers.ts';
import { flagOf, type Settings } from '#server/core/settings/settings.ts';
import { settingsTable } from '#server/core/settings/settings-table.ts';

/** What the law has every page for real players name. */
const NAMED = { licenseNo: 'the licence', helpline: 'the helpline' } as const;

/**
 * Refuses a start for real players who could not be told who is licensed and where to get help.
 * @throws SettingsError naming the settings that are missing
 */
export function requireNamed(settings: Pick<Settings, 'demo' | 'licenseNo' | 'helpline'>): void {
  if (settings.demo) return;
  const missing = (['licenseNo', 'helpline'] as const).filter((name) => settings[name] === '');
  if (missing.length === 0) return;
  const variables = missing.map((name) => settingsTable[name].env).join(' and ');
  const what = missing.map((name) => NAMED[name]).join(' and ');
  const flags = missing.map((name) => `${flagOf(name)}=…`).join(' ');
  throw new SettingsError(
    `${variables}: the app must name ${what} to real players. Set ${variables} (or ${flags}), or start a demo (npm start).`,
  );
}
