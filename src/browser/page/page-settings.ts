import { clientSettings, type ClientSettings } from '#shared/wire/client-settings.ts';
import * as v from 'valibot';

/** Reads the operator's settings from `<meta name="parola-settings">`; defaults otherwise. */
export function readPageSettings(): ClientSettings {
  const content = document.querySelector('meta[name="parola-settings"]')?.getAttribute('content');
  return v.parse(clientSettings, parseJson(content ?? ''));
}

function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
