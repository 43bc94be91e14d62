import { shownNumber, type Bank, type BankEntry } from '#shared/bank-account/bank-account.ts';
import { readTypedMobile } from '#shared/mobile/mobile-entry.ts';
import type { BankAccount } from '#shared/account/user.ts';
import { MarketContext } from '#i18n/use-formats.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { keepDraft, readDraft } from '#state/drafts/form-drafts.ts';
import { PROOF_FIELD } from '#state/session/use-password-proof.tsx';
import { useConfirmWay } from '#state/session/use-confirm-way.ts';
import type { MoneyCode } from '#state/session/verification.ts';
import { Button } from '#ui/base/button.tsx';
import { focusField, formText } from '#ui/form/form-text.ts';
import { IconButton } from '#ui/base/icon-button.tsx';
import { BackIcon } from '#ui/icons/back-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { MobileField } from '#ui/form/mobile-field.tsx';
import { Note } from '#ui/base/note.tsx';
import { SubmitLine } from '#ui/form/submit-line.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Text } from '#ui/base/text.tsx';
import {
  use,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bank-account-panel.module.css';
import { BankField } from './bank-field.tsx';
import type { BankAccountView } from './use-bank-account.ts';

export interface BankAccountPanelProps {
  readonly title: string;
  readonly backLabel: string;
  readonly onBack?: (() => void) | undefined;
  readonly view: BankAccountView;
  readonly code?: MoneyCode | undefined;
  /** Name of the draft, which outlives an expired session. */
  readonly draft: string;
  readonly countryCode: string;
  /** Characters of a number (spec §5); 0 when the server has not said. */
  readonly lengthMax: number;
  readonly banks: readonly Bank[];
  readonly bound: readonly BankAccount[];
  readonly defaultBankId?: number | undefined;
}

/** Field names in display order. */
const FIELDS = ['bank', 'realname', 'number', 'code'] as const;

/** The form's fields and labels; `view` handles them. */
export function BankAccountPanel(props: BankAccountPanelProps) {
  const { title, backLabel, onBack, view, code, draft, countryCode, lengthMax, banks, bound } =
    props;
  const { defaultBankId } = props;
  const { t } = useTranslation('bankAccount');
  const { t: tCommon } = useTranslation();
  const { t: tCode } = useTranslation('moneyCode');
  const market = use(MarketContext);
  const markTyped = useFormBusy('bank-account');
  const [stored] = useState(() => readDraft(draft));
  const [bankId, setBankId] = useState(() => defaultBankId ?? numberOf(stored?.['bank']));
  const typed = numberOf(stored?.['bank']) === bankId ? stored : null;
  const held = bound.find((account) => account.bankId === bankId);
  const accountLength = banks.find(({ id }) => id === bankId)?.accountLength;
  const { status, isAdded, problem, fields, submit, clearFault } = view;
  const way = useConfirmWay(view.hasPasskey);

  const entryOf = (form: HTMLFormElement): BankEntry => ({
    bankId,
    realname: formText(form, 'realname'),
    number: formText(form, 'number'),
  });

  function handleInput(event: SyntheticEvent<HTMLFormElement>) {
    markTyped(event);
    const { realname, number } = entryOf(event.currentTarget);
    keepDraft(draft, { bank: String(bankId ?? ''), realname, number });
  }

  function send(form: HTMLFormElement, isByPasskey: boolean, at: number) {
    const proofs = { code: formText(form, 'code'), password: formText(form, PROOF_FIELD) };
    const wrong = submit(entryOf(form), { ...proofs, isByPasskey }, at);
    focusField(
      form,
      FIELDS.find((name) => name in wrong && form.elements.namedItem(name) !== null) ??
        'codeMobile',
    );
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send(event.currentTarget, way.isByPasskey, event.timeStamp);
  }

  /** Strips the country code and spaces from a pasted number before the field's maximum length applies. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const number = readTypedMobile(event.clipboardData.getData('text'), countryCode);
    if (number === null) return;
    event.preventDefault();
    event.currentTarget.value = number;
    clearFault('number');
  }

  /** The 0 that people write before a mobile number would use up a place of the field's length. */
  function handleNumberInput({ currentTarget }: FormEvent<HTMLInputElement>) {
    if (/^0\d/.test(currentTarget.value)) currentTarget.value = currentTarget.value.slice(1);
    clearFault('number');
  }

  return (
    <Stack gap={4} data-form="bank-account">
      <Row gap={1} className={styles.bar}>
        {onBack !== undefined && (
          <IconButton label={backLabel} icon={<BackIcon />} onClick={onBack} />
        )}
        <Text as="h2" size="title" weight="bold" className={styles.title}>
          {title}
        </Text>
      </Row>
      <Stack
        as="form"
        gap={4}
        method="post"
        noValidate
        onInput={handleInput}
        onSubmit={handleSubmit}
      >
        <BankField
          banks={banks}
          bankId={bankId}
          isFixed={defaultBankId !== undefined}
          error={fields.bank === undefined ? undefined : t('bankMissing')}
          onPick={(id) => {
            setBankId(id);
            clearFault('bank');
          }}
        />
        <TextField
          key={`name ${held?.bankId ?? ''}`}
          name="realname"
          label={t('realname')}
          hint={t('realnameHint')}
          error={
            fields.realname &&
            t(fields.realname === 'digits' ? 'realnameDigits' : 'realnameMissing')
          }
          defaultValue={typed?.['realname'] ?? held?.realname}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={100}
          required
          onInput={() => clearFault('realname')}
        />
        {accountLength ? (
          <TextField
            key={`account ${bankId ?? ''}`}
            name="number"
            label={t('accountNumber')}
            error={
              fields.number &&
              (fields.number === 'missing'
                ? t('numberMissing')
                : t('numberWrong', { ...accountLength }))
            }
            defaultValue={typed?.['number'] ?? (held && shownNumber(held))}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            required
            onInput={() => clearFault('number')}
          />
        ) : (
          <MobileField
            key={`number ${held?.bankId ?? ''}`}
            name="number"
            countryCode={countryCode}
            label={t('number')}
            hint={tCommon(`account.mobileTip.${market}`)}
            error={
              fields.number &&
              (fields.number === 'missing'
                ? t('numberMissing')
                : tCommon(`account.mobileTip.${market}`))
            }
            defaultValue={typed?.['number'] ?? (held && shownNumber(held))}
            placeholder={'x'.repeat(lengthMax)}
            {...(lengthMax > 0 && { maxLength: lengthMax })}
            enterKeyHint="done"
            required
            onPaste={handlePaste}
            onInput={handleNumberInput}
          />
        )}
        {view.hasPasskey && (
          <Button
            variant="quiet"
            isWide
            disabled={status !== 'idle'}
            onClick={({ currentTarget: { form }, timeStamp }) => {
              if (way.other !== 'passkey') way.change();
              else if (form !== null) send(form, true, timeStamp);
            }}
          >
            {tCode(way.other)}
          </Button>
        )}
        {!way.isByPasskey && (
          <>
            {code?.isAsked === true &&
              code.render({ error: fields.code, onInput: () => clearFault('code') })}
            {view.proof}
          </>
        )}
        <Note leading="loose">{t('tip')}</Note>
        <SubmitLine
          label={way.isByPasskey ? tCode('passkey') : t('confirm')}
          doneText={t(isAdded ? 'added' : 'saved')}
          status={status}
          problem={problem}
        />
      </Stack>
    </Stack>
  );
}

function numberOf(text: string | undefined): number | null {
  return text === undefined || text === '' || !Number.isSafeInteger(Number(text))
    ? null
    : Number(text);
}
