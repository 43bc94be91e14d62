/** Rows of messages to people. */
import type { DeliveryProgress } from './delivery-tables.ts';
import type { Fixed } from './columns.ts';
import type { Generated } from 'kysely';

interface EmailContentColumns {
  message_id: Fixed<string>;
  subject: Fixed<string>;
  body: Fixed<string>;
  html: Fixed<string>;
  /** Null without a file, like its text. */
  attachment_name: Fixed<string | null>;
  attachment: Fixed<string | null>;
}

/** A message of an alert, or of a schedule and the market's day on which it is sent; one of each. */
export interface EmailTable extends EmailContentColumns {
  id: Generated<number>;
  alert_id: Fixed<number | null>;
  schedule_id: Fixed<number | null>;
  day: Fixed<number | null>;
  created_at: Fixed<number>;
}

/** A message on its way to one of its recipients. */
export interface EmailDeliveryTable extends DeliveryProgress {
  email_id: Fixed<number>;
  recipient: Fixed<string>;
}

/** A message that the inbox of a demo got. */
export interface EmailReceivedTable extends EmailContentColumns {
  id: Generated<number>;
  received_at: Fixed<number>;
  recipient: Fixed<string>;
}
