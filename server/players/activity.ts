import type { Documents } from '#server/catalogue/documents.ts';
import type { Check } from '#server/money/reconcile/check.ts';

/** What an activity that pays a bonus gives to the server, in the file `activity.ts` of its folder. */
export interface ServerActivity {
  /** The handlers of its calls, by their names in the contract. */
  readonly handlers: object;
  /** One line per call for the OpenAPI page. */
  readonly summaries: Readonly<Record<string, string>>;
  /** Whether what was claimed agrees with the ledger. */
  readonly check: Check;
  /**
   * The promotions in the operator's documents, each with the wagering multiple of its bonus.
   * @param betTimes the multiple of bonuses that have none of their own
   */
  readonly promotions: (documents: PromotionDocuments, betTimes: number) => readonly Promotion[];
}

/** The operator's documents that define promotions. */
export type PromotionDocuments = Pick<Documents, 'webConfig' | 'trade' | 'redPacket'>;

export interface Promotion {
  /** Its kind and, if there are several, its id. */
  promotion: string;
  /** Wagering multiple of the bonus. */
  betTimes: number;
}
