/** Passes the account with a new password from the previous form to the login. */
import { dropDraft, keepDraft, readDraft } from './form-drafts.ts';

const NAME = 'login';

export const keepAccountForLogin = (account: string): void => keepDraft(NAME, { account });

/** The account to fill in, or null. */
export const accountForLogin = (): string | null => readDraft(NAME)?.['account'] ?? null;

const TYPED = 'typed-account';

/** The player has logged in: neither form needs the account. */
export function dropAccounts(): void {
  dropDraft(NAME);
  dropDraft(TYPED);
}

/** Carries the account from the login to the form for a forgotten password. */
export const keepTypedAccount = (account: string): void => keepDraft(TYPED, { account });

/** The account typed at the login, or null. */
export const typedAccount = (): string | null => readDraft(TYPED)?.['account'] ?? null;
