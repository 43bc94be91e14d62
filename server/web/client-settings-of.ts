import type { ClientSettings } from '#shared/wire/client-settings.ts';
import type { Settings } from '#server/core/settings/settings.ts';

/** The settings that are stamped into the app's page. */
export function clientSettingsOf(settings: Settings): ClientSettings {
  const { apiBase, pictureOrigins, pathPrefix, publicKey, appId, channel, referrer, market } =
    settings;
  const { credentials, ageTicked, keepSignedIn, entryParameter } = settings;
  const { autoActivities, iconBudgetMb, askConsent } = settings;
  return {
    apiBase,
    pictureOrigins,
    pathPrefix,
    credentials,
    publicKey,
    appId,
    channel,
    clientReferrer: referrer === '' ? market : referrer,
    ageTicked,
    keepSignedIn,
    entryParameter,
    autoActivities,
    iconBudgetMb,
    askConsent,
    market,
  };
}
