import type { Savings } from '#api/savings.ts';
import { minorUnits, subtract, ZERO } from '#shared/money/money.ts';
import { parseAmountWithin, writeAmount, type LimitedProblem } from '#shared/money/typed-amount.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { selectBalance } from '#state/session/session-slice.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ChipRow } from '#ui/list/chip-row.tsx';
import { focusField, formText } from '#ui/form/form-text.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './savings-form.module.css';
import { FORM_WAYS, type FormWay, type SavingsDraft } from './use-savings-draft.ts';
import type { SavingsMoveView } from './use-savings-move.ts';

interface SavingsFormProps {
  readonly savings: Savings;
  readonly view: SavingsMoveView;
  readonly draft: SavingsDraft;
  /** False where the bank is no longer offered: savings can only be taken out. */
  readonly canPutIn: boolean;
}

const PANEL = 'savings-form';

/** Puts coins into savings, or takes them out again (spec §5: from 30, and from 0.01). */
export function SavingsForm({ savings, view, draft, canPutIn }: SavingsFormProps) {
  const { t } = useTranslation('savings');
  const { money, currency } = useFormats();
  const markTyped = useFormBusy('savings');
  const coin = useSelector(selectBalance)?.coin ?? savings.coin;
  const { waiting } = savings;
  const [wrong, setWrong] = useState<LimitedProblem | 'password' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const way = canPutIn ? draft.way : 'out';
  const bounds =
    way === 'in'
      ? { least: savings.leastIn, most: coin > waiting ? subtract(coin, waiting) : ZERO }
      : { least: savings.leastOut, most: savings.amount };
  const least = money(bounds.least);
  const most = money(bounds.most);
  const isShort = bounds.most < bounds.least;
  const needsPassword = way === 'out' && savings.isLocked;
  const { busy, problem } = view;
  const isBusy = busy === way;

  function choose(next: FormWay) {
    draft.choose(next);
    clearProblem();
    form.current?.reset();
  }

  function clearProblem() {
    setWrong(null);
    if (busy === null) view.clear();
  }

  function enter(typed: string) {
    draft.enter(typed);
    clearProblem();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget, timeStamp } = event;
    const entry = parseAmountWithin(draft.amount, currency, bounds);
    if (entry.status !== 'fine') {
      setWrong(entry.status);
      focusField(currentTarget, 'amount');
      return;
    }
    const { amount } = entry;
    const password = needsPassword ? formText(currentTarget, 'password') : null;
    if (password === '') {
      setWrong('password');
      focusField(currentTarget, 'password');
      return;
    }
    setWrong(null);
    view.start(way === 'in' ? { way, amount } : { way, amount, password }, timeStamp);
  }

  return (
    <Card gap={4}>
      {canPutIn && (
        <ChipRow
          className={styles.ways}
          label={t('move.label')}
          items={FORM_WAYS.map((id) => ({ id, label: t(`move.${id}`) }))}
          selectedId={way}
          idPrefix="savings"
          panelId={PANEL}
          onSelect={(id) => choose(FORM_WAYS.find((name) => name === id) ?? 'in')}
        />
      )}
      <div
        id={PANEL}
        role={canPutIn ? 'tabpanel' : undefined}
        aria-labelledby={canPutIn ? `savings-${way}` : undefined}
      >
        <Stack
          ref={form}
          aria-label={canPutIn ? undefined : t('move.out')}
          as="form"
          gap={4}
          noValidate
          onInput={markTyped}
          onSubmit={handleSubmit}
        >
          {isShort ? (
            <Note>{way === 'in' ? t('move.nothingIn', { least }) : t('move.nothingOut')}</Note>
          ) : (
            <>
              <TextField
                name="amount"
                value={draft.amount}
                label={t('move.amount')}
                hint={t(way === 'in' ? 'move.inHint' : 'move.outHint', { least, most })}
                error={
                  wrong === null || wrong === 'password'
                    ? undefined
                    : t(`wrong.${wrong}`, { least, most })
                }
                inputMode="decimal"
                autoComplete="off"
                required
                trailing={
                  <Button
                    variant="ghost"
                    size="small"
                    onClick={() => enter(writeAmount(minorUnits(bounds.most)))}
                  >
                    {t('move.all')}
                  </Button>
                }
                onChange={({ currentTarget }) => enter(currentTarget.value)}
              />
              {needsPassword && (
                <PasswordField
                  name="password"
                  label={t('move.password')}
                  showLabel={t('move.show')}
                  hideLabel={t('move.hide')}
                  error={wrong === 'password' ? t('wrong.password') : undefined}
                  autoComplete="off"
                  maxLength={64}
                  required
                  onInput={clearProblem}
                />
              )}
            </>
          )}
          {problem !== null && problem.way !== 'interest' && view.inDoubt === null && (
            <NoticeBanner tone="failure" text={problem.text} />
          )}
          {!isShort && (
            <Button type="submit" size="large" isWide isBusy={isBusy}>
              {t(way === 'in' ? 'move.submitIn' : 'move.submitOut')}
            </Button>
          )}
          {way === 'in' && !isShort && <Note>{t('fromNextHour')}</Note>}
        </Stack>
      </div>
      <Row as="p" gap={3} lineGap={1} align="stretch" spread className={styles.balance}>
        <span>{t('move.balance')}</span>
        <Amount text={money(coin)} isBalance />
      </Row>
      {waiting > 0 && <Note>{t('move.waiting', { amount: money(waiting) })}</Note>}
    </Card>
  );
}
