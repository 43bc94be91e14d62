import { classifyClient } from '#shared/install/classify-client.ts';
import { handoverAddress } from '#shared/install/handover.ts';
import { readClientSignals } from '#browser/install/client-signals.ts';
import { readEarlyRecord } from '#browser/storage/early-record.ts';

/**
 * The address that this page was opened with, campaign included, to be opened in another browser. It says what
 * handed over, except from Safari on an iPhone, which installs the app itself.
 */
export function addressToHandOver(): string {
  const { landingUrl } = readEarlyRecord();
  const client = classifyClient(readClientSignals());
  const isSafari = client.inApp === null && client.browser === 'safari';
  return isSafari ? landingUrl : handoverAddress(landingUrl, client);
}
