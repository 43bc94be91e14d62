import { SettingsError } from '#server/core/settings/setting-readers.ts';
import { flagOf, type SettingName, type Settings } from '#server/core/settings/settings.ts';
import type { DemoParts } from '#server/demo-parts.ts';

/**
 * @throws SettingsError naming a setting that only a server with the demo's parts can have, or only a demo
 */
export function requireDemoParts(settings: Settings, demo: DemoParts | undefined): void {
  if (settings.scenario !== '' && !settings.demo) {
    throw new SettingsError(`${flagOf('scenario')}: scenarios are for demos (${flagOf('demo')})`);
  }
  if (demo) return;
  const wanted: Partial<Record<SettingName, boolean>> = {
    demo: settings.demo,
    fault: settings.fault.length > 0,
    movableClock: settings.movableClock,
    paymentProvider: settings.paymentProvider === 'sandbox',
    payoutProvider: settings.payoutProvider === 'sandbox',
  };
  const name = (Object.keys(wanted) as SettingName[]).find((setting) => wanted[setting] === true);
  if (name === undefined) return;
  throw new SettingsError(
    `${flagOf(name)}: this server was built without the demo and its sandboxes; start a demo with npm start`,
  );
}
