import type { EpochMs } from '#shared/time/duration.ts';
import type { Outcome } from '#server/core/outbound/delivery.ts';

/** What a message says, in both of its forms, with a file. */
export interface EmailContent {
  /** Without line breaks. */
  subject: string;
  text: string;
  html: string;
  /** A CSV file. */
  attachment: { name: string; text: string } | undefined;
}

/** A message to one recipient. */
export interface Email extends EmailContent {
  /** The same whenever it is sent again, with angle brackets. */
  messageId: string;
  /** As `emailAddress` returns it. */
  to: string;
  sentAt: EpochMs;
}

/** Sends messages: by a mail server, or into the inbox of a demo. */
export interface Mailer {
  /** Behind the @ of a message's id. */
  readonly domain: string;
  /**
   * Sends a message once. Resolves whatever the server does.
   * @param withinMs of somebody who waits for the answer; a minute by default
   */
  send(email: Email, withinMs?: number): Promise<Outcome>;
}
