/** Passes the account with a new password from the previous form to the login. */
import { dropDraft, keepDraft, readDraft } from './form-drafts.ts';

const NAME = 'login';

export const keepAccountForLogin = (account: string): void => keepDraft(NAME, { account });

/** The account to fill in, or null. */
export const accountForLogin = (): string | null => readDraft(NAME)?.['account'] ?? null;

export const dropAccountForLogin = (): void => dropDraft(NAME);
