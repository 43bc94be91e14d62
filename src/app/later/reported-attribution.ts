import { classifyClient } from '#shared/install/classify-client.ts';
import { uaClassOf } from '#shared/install/ua-class.ts';
import { attributionOf, type Attribution } from '#shared/marketing/stored-touchpoints.ts';
import { readClientSignals } from '#browser/install/client-signals.ts';
import { readTouchpoints } from '#state/marketing/attribution.ts';

/** The visitor's attribution as of now; null when none is stored. */
export function reportedAttribution(): Attribution | null {
  const stored = readTouchpoints();
  if (stored === null) return null;
  const uaClass = uaClassOf(classifyClient(readClientSignals()));
  return attributionOf(stored, uaClass, Date.now());
}
