/** One message to one phone. */
export interface SmsMessage {
  /** With a plus, country code and number. */
  to: string;
  text: string;
  /** What it is for, as the wire counts it (contract, account part). */
  scene: number;
}

/** Whatever brings messages to phones. */
export interface SmsProvider {
  /** @throws SmsNotSent when the message was not taken */
  send(message: SmsMessage): Promise<void>;
}

/** A message that the provider did not take. The text never says what was in it. */
export class SmsNotSent extends Error {
  override name = 'SmsNotSent';
}
