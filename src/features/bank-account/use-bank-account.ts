import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { BankAccountCode } from '#shared/bank-account/errors.ts';
import { bankAccountApi } from '#api/bank-account.ts';
import { useUntracked } from '#state/session/use-untracked.ts';
import type { AccountRules } from '#state/session/use-account-rules.ts';
import { isTransient } from '#shared/wire/api-error.ts';
import {
  bankProblems,
  lacksInformation,
  planBankSave,
  type NumberRules,
  type BankDetails,
  type BankEntry,
  type BankProblems,
} from '#shared/bank-account/bank-account.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { newRequestNumber } from '#browser/page/request-number.ts';
import { dropDraft } from '#state/drafts/form-drafts.ts';
import { createFormRequestNumber } from '#state/money-call/form-request-number.ts';
import { banksReceived, selectBanks } from '#state/session/session-slice.ts';
import { usePasskeyConfirm } from '#state/session/use-passkey-confirm.ts';
import { usePasswordProof } from '#state/session/use-password-proof.tsx';
import type { MoneyCode } from '#state/session/verification.ts';
import { useFormTry, type FormTryStatus } from '#ui/form/use-form-try.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';

/** The form version to send (spec §3: fixed). */
const VERSION = 3;

/** `code`: its error message. */
export interface FieldProblems extends BankProblems {
  readonly code?: string;
}

interface BankAccountUse {
  /** The form's draft, removed once it is saved. */
  readonly draft: string;
  /** The SMS code, where the server asks for one. */
  readonly code: MoneyCode;
  /** Called as soon as the account of this bank is saved. */
  readonly onSaved?: ((bankId: number) => void) | undefined;
  /** Called 500 ms after that. */
  readonly onDone: () => void;
}

interface Proofs {
  readonly code: string;
  readonly password: string;
  /** Asks for a passkey instead of both. */
  readonly isByPasskey?: boolean;
}

export interface BankAccountView {
  readonly status: FormTryStatus;
  /** Whether the last try added an account, rather than changed one. */
  readonly isAdded: boolean;
  /** Error message of the last try. */
  readonly problem: string | null;
  /** Field errors of the last try. */
  readonly fields: FieldProblems;
  /** The password's part of the form; null until the server asks for it. */
  readonly proof: ReactNode;
  /** Whether a passkey may stand in for the code and the password. */
  readonly hasPasskey: boolean;
  /**
   * Saves the entry unless it has errors.
   * @param proofs the SMS code and the password; '' where none is asked for
   * @param at time of the press in ms, from any fixed start
   * @returns the errors; empty when the entry is sent
   */
  submit(entry: BankEntry, proofs: Proofs, at: number): FieldProblems;
  /** Call it when the player edits the field. */
  clearFault(field: keyof FieldProblems): void;
}

/**
 * Saves a bank account (spec §4): unchanged details are not sent, another number or name of a bound bank
 * modifies it, and a new bank is added.
 */
export function useBankAccount(
  rules: AccountRules,
  { draft, code, onSaved, onDone }: BankAccountUse,
): BankAccountView {
  const { countryCode } = rules;
  const proof = usePasswordProof(rules);
  const passkey = usePasskeyConfirm(code.isAsked || proof.field !== null);
  const { t } = useTranslation('bankAccount');
  const { t: words } = useTranslation();
  const { t: codeText } = useTranslation('moneyCode');
  const errors = useErrorText();
  const dispatch = useDispatch();
  const bound = useSelector(selectBanks);
  const banks = useSelector(selectConfig)?.banks ?? [];
  const addBank = useUntracked(bankAccountApi.endpoints.addBank);
  const modifyBank = useUntracked(bankAccountApi.endpoints.modifyBank);
  const [fields, setFields] = useState<FieldProblems>({});
  const [hint, setHint] = useState<string | null>(null);
  const [isAdded, setAdded] = useState(false);
  const [requestNumber] = useState(() => createFormRequestNumber<BankDetails>(newRequestNumber));
  const { status, problem, start } = useFormTry(onDone);

  const numberRules = ({ bankId }: BankEntry): NumberRules => ({
    countryCode,
    accountLength: banks.find(({ id }) => id === bankId)?.accountLength,
  });

  /** @returns the fields that prove the player; or why there are none */
  async function prove({ code: given, password, isByPasskey = false }: Proofs) {
    if (isByPasskey) return passkey.confirm();
    const sealed = await proof.seal(password);
    return 'problem' in sealed ? sealed : { ...sealed, ...(given !== '' && { code: given }) };
  }

  /** @returns null after success, else the error message */
  async function save(entry: BankEntry, proofs: Proofs): Promise<string | null> {
    const plan = planBankSave(entry, bound, numberRules(entry));
    if (plan === null) return t('ask');
    const { kind, details } = plan;
    setAdded(kind === 'add');
    if (kind !== 'nothing') {
      const proven = await prove(proofs);
      if ('problem' in proven) return proven.problem;
      const send = kind === 'add' ? addBank : modifyBank;
      const { data, error } = await send({
        ...details,
        version: VERSION,
        reqNo: requestNumber.numberOf(details),
        ...proven,
      });
      if (data === undefined) {
        const failure = toFailure(error);
        // Without an answer it may be saved: the next press repeats this very attempt.
        if (!isTransient(failure)) requestNumber.settle();
        const ownProblem = passkey.refused(failure) ?? proof.refused(failure);
        if (ownProblem !== null) return ownProblem;
        const codeProblem = code.refused(failure);
        if (codeProblem !== null) {
          setFields({ code: codeProblem });
          return codeProblem;
        }
        const isForService =
          failure.kind === 'errcode' && failure.errcode === BankAccountCode.contactSupport;
        return errors.action(isForService ? 'withdrawal' : 'bank-save', failure);
      }
      dispatch(banksReceived(data));
      if (proofs.code !== '' && !proofs.isByPasskey) code.spent();
    }
    requestNumber.settle();
    dropDraft(draft);
    onSaved?.(details.bankId);
    return null;
  }

  const needsCode = (entry: BankEntry): boolean =>
    code.isAsked && planBankSave(entry, bound, numberRules(entry))?.kind !== 'nothing';

  const codeMissing = (): string =>
    code.isReady ? words('account.code.wrongLength', { length: code.length }) : codeText('missing');

  return {
    status,
    isAdded,
    problem: problem ?? hint,
    fields,
    proof: proof.field,
    hasPasskey: passkey.isOffered,
    submit: (entry, proofs, at) => {
      const wrong: FieldProblems = {
        ...bankProblems(entry, numberRules(entry)),
        ...(!proofs.isByPasskey &&
          needsCode(entry) &&
          proofs.code.length !== code.length && { code: codeMissing() }),
      };
      setFields(wrong);
      setHint(lacksInformation(wrong) ? t('ask') : null);
      if (Object.keys(wrong).length === 0) start(at, () => save(entry, proofs));
      return wrong;
    },
    clearFault: (field) => {
      setHint(null);
      setFields(({ [field]: _cleared, ...others }) => others);
    },
  };
}
