import { orElse } from '#shared/wire/tolerance.ts';
import * as v from 'valibot';

/**
 * Operator settings that need no rebuild: JSON in `<meta name="parola-settings">`, stamped by the server at
 * start or by the operator's `configure` command for a static host.
 */
export const clientSettings = v.object({
  /** Origin of the server; empty = the page's own origin. */
  apiBase: orElse(v.string(), ''),
  /** Other origins whose pictures the app may show, if the server's art is hosted elsewhere. */
  pictureOrigins: orElse(v.array(v.string()), []),
  /** Prefix of every call's path, e.g. `/ph`. */
  pathPrefix: orElse(v.string(), ''),
  /** Whether cookies are sent to a server at another origin. */
  credentials: orElse(v.boolean(), false),
  /** RSA public key used until the app config serves one (base64 SPKI). */
  publicKey: orElse(v.string(), ''),
  appId: orElse(v.string(), 'parola-web-demo'),
  channel: orElse(v.string(), 'WEB'),
  clientReferrer: orElse(v.string(), 'ph'),
  /** Whether the 21+ box of the registration is initially ticked (spec §2). */
  ageTicked: orElse(v.boolean(), true),
  /** Whether "Keep me logged in" is initially ticked on the login. */
  keepSignedIn: orElse(v.boolean(), false),
  /** Name of the query parameter that marks an entry from a place with its own offer. */
  entryParameter: orElse(v.string(), 'entry'),
  /** Whether activities open automatically in a player's lobby (spec §4, "Activity modal"). */
  autoActivities: orElse(v.boolean(), true),
  /** Most megabytes of game icons fetched ahead in a browser tab on mobile data. */
  iconBudgetMb: orElse(v.pipe(v.number(), v.minValue(0)), 3),
  /** Whether the app asks for consent before it stores a visitor's attribution. */
  askConsent: orElse(v.boolean(), false),
  market: orElse(v.picklist(['ph', 'th']), 'ph'),
});
export type ClientSettings = v.InferOutput<typeof clientSettings>;
