import type { ApiError } from '#shared/wire/api-error.ts';
import type { FirstKey } from '#i18n/first-texts.ts';
import type { TextKey } from './error-catalogue.ts';

/** The text of a failure, and the values of its placeholders. */
export interface ErrorDescription<Key extends TextKey = TextKey> {
  readonly key: Key;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Describes why something could not be loaded, where no scope of the catalogue applies. */
export function describeProblem(failure: ApiError): ErrorDescription<FirstKey> {
  switch (failure.kind) {
    case 'errcode':
      return {
        key: 'common.problem.errcode',
        values: { errcode: withReference(failure.errcode, failure) },
      };
    case 'session-expired':
      return { key: 'common.problem.sessionExpired', values: {} };
    case 'http':
      return {
        key: 'common.problem.http',
        values: { status: withReference(failure.status, failure) },
      };
    case 'timeout':
      return { key: 'common.problem.timeout', values: {} };
    case 'network':
      return { key: 'common.problem.network', values: {} };
    case 'contract':
      return { key: 'common.problem.contract', values: { reason: failure.reason } };
  }
}

/** A code as players report it: with the reference of the server's log, if it sent one. */
export const withReference = (code: number, { ref }: { readonly ref?: string }): number | string =>
  ref === undefined ? code : `${code} · ref ${ref}`;

/** RTK Query types an error as ours or as a serialised exception; the latter counts as a broken answer. */
export function toFailure(error: ApiError | { readonly message?: string }): ApiError {
  return 'kind' in error ? error : { kind: 'contract', reason: error.message ?? '' };
}
