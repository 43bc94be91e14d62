/** Binding a bank account (contract, account part). */
import { api } from '#api/core/api.ts';
import { toBanks } from '#api/player-wire.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { bankAccountEndpoints } from '#shared/bank-account/contract.ts';
import type { RequestOf, ResponseOf } from '#shared/wire/endpoints.ts';
import type { BankAccount } from '#shared/account/user.ts';

registerEndpoints(bankAccountEndpoints);

const toSaved = (answer: ResponseOf<'addBank'>): readonly BankAccount[] =>
  toBanks(answer.appUserBank, answer.appUserBankList);

export const bankAccountApi = api.enhanceEndpoints({ addTagTypes: ['exchange'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Both answer with all accounts bound now. */
    addBank: build.mutation<readonly BankAccount[], RequestOf<'addBank'>>({
      query: (body) => ({ name: 'addBank', body }),
      transformResponse: toSaved,
      invalidatesTags: ['exchange'],
    }),
    modifyBank: build.mutation<readonly BankAccount[], RequestOf<'modifyBank'>>({
      query: (body) => ({ name: 'modifyBank', body }),
      transformResponse: toSaved,
      invalidatesTags: ['exchange'],
    }),
  }),
});
