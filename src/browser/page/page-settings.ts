import type { ClientSettings } from '#shared/wire/client-settings.ts';
import { readSettings } from '#shared/wire/read-settings.ts';

/** Reads the operator's settings from `<meta name="parola-settings">`; defaults otherwise. */
export function readPageSettings(): ClientSettings {
  const content = document.querySelector('meta[name="parola-settings"]')?.getAttribute('content');
  return readSettings(content ?? '');
}
