export interface SmsMessage {
  /** With a plus, country code and number. */
  to: string;
  text: string;
  /** Its purpose in the wire's numbers (contract, account part). */
  scene: number;
}

/** Delivers text messages. */
export interface SmsProvider {
  /** @throws SmsNotSent when the message was not accepted */
  send(message: SmsMessage): Promise<void>;
}

/** The provider did not accept a message. The error never contains its text. */
export class SmsNotSent extends Error {
  override name = 'SmsNotSent';
}
