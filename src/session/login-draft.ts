/** What the login is told by the form before it: the account that has a new password. */
import { dropDraft, keepDraft, readDraft } from './form-drafts.ts';

const NAME = 'login';

export const keepAccountForLogin = (account: string): void => keepDraft(NAME, { account });

/** The account to fill in, or null. */
export const accountForLogin = (): string | null => readDraft(NAME)?.['account'] ?? null;

export const dropAccountForLogin = (): void => dropDraft(NAME);
