/** A registration that is half filled in, for a tab that the browser discards: never its passwords. */
import type { Registration } from '#shared/account/registration.ts';
import { dropDraft, keepDraft, readDraft } from './form-drafts.ts';

const NAME = 'register';

export const keepRegistration = ({
  account,
  email,
}: Pick<Registration, 'account' | 'email'>): void => keepDraft(NAME, { account, email });

/** The fields to fill in. */
export const readRegistration = (): { readonly account?: string; readonly email?: string } =>
  readDraft(NAME) ?? {};

export const dropRegistration = (): void => dropDraft(NAME);
