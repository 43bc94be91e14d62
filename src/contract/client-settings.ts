import { orElse } from '#contract/tolerance.ts';
import * as v from 'valibot';

/**
 * What an operator sets without a rebuild: it stands as JSON in `<meta name="parola-settings">`,
 * stamped by the platform at start or by the operator's `configure` command for a static host.
 */
export const clientSettings = v.object({
  /** Origin of the platform; empty = the page's own origin. */
  apiBase: orElse(v.string(), ''),
  /** Other origins whose pictures the app may show: a platform may keep its art elsewhere. */
  pictureOrigins: orElse(v.array(v.string()), []),
  /** Put before every call's path, e.g. `/ph`. */
  pathPrefix: orElse(v.string(), ''),
  /** Whether cookies go to a platform at another origin. */
  credentials: orElse(v.boolean(), false),
  /** RSA public key used until the app config serves one (base64 SPKI). */
  publicKey: orElse(v.string(), ''),
  appId: orElse(v.string(), 'parola-web-demo'),
  channel: orElse(v.string(), 'WEB'),
  clientReferrer: orElse(v.string(), 'ph'),
  /** Whether the 21+ box of the registration is ticked when it opens (spec §2). */
  ageTicked: orElse(v.boolean(), true),
  /** Whether "keep me signed in on this phone" is ticked when the login opens. */
  keepSignedIn: orElse(v.boolean(), false),
  /** Name of the query field that says that the app was entered from a place with its own offer. */
  entryParameter: orElse(v.string(), 'entry'),
  /** Whether activities come up by themselves in a player's lobby (spec §4, "Activity modal"). */
  autoActivities: orElse(v.boolean(), true),
  /** Whether the app asks before it stores what brought a visitor. */
  askConsent: orElse(v.boolean(), false),
  market: orElse(v.picklist(['ph', 'th']), 'ph'),
});
export type ClientSettings = v.InferOutput<typeof clientSettings>;
