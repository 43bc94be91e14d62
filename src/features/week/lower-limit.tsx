import { useProtectionQuery, useSetLimitMutation } from '#api/protection.ts';
import { readLimitEntry } from '#shared/protection/limit-entry.ts';
import { minorUnits, toCoins, ZERO } from '#shared/money/money.ts';
import { lowerLimit, type Week } from '#shared/week/week.ts';
import { takeFocus } from '#browser/page/take-focus.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useFormBusy } from '#state/busy/use-form-busy.ts';
import { Button } from '#ui/base/button.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { focusField, formText } from '#ui/form/form-text.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface LowerLimitProps {
  /** Null before the player asked for it: only a present limit can be lowered then. */
  readonly week: Week | null;
}

const NOTHING_LOST = { playMs: 0, net: ZERO };

/** The weekly loss limit, a button that lowers it to what it names, and a form for another amount. */
export function LowerLimit({ week }: LowerLimitProps) {
  const { t } = useTranslation('week');
  const errors = useErrorText();
  const { money, currency } = useFormats();
  const markTyped = useFormBusy('limit');
  const { data } = useProtectionQuery(undefined, { refetchOnMountOrArgChange: true });
  const [setLimit] = useSetLimitMutation();
  const { status, problem, start } = useFormTry();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  if (data === undefined) return null;
  const present =
    data.limits.find(({ kind, period }) => kind === 'loss' && period === 'week')?.value ?? null;
  const suggested = lowerLimit(present, week ?? NOTHING_LOST);
  const shown = present === null ? null : money(minorUnits(present));

  const save = (value: number, at: number) =>
    start(at, async () => {
      const { error } = await setLimit({ kind: 'loss', period: 'week', value });
      if (error !== undefined) return errors.loading(error);
      setOpen(false);
      setDone(true);
      return null;
    });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget, timeStamp } = event;
    const entry = readLimitEntry('loss', formText(currentTarget, 'limit'), currency);
    const isLower = entry.status === 'fine' && (present === null || entry.value < present);
    if (entry.status !== 'fine' || !isLower) {
      setWrong(entry.status === 'fine' ? t('limit.notLower', { value: shown }) : t('limit.wrong'));
      focusField(currentTarget, 'limit');
      return;
    }
    setWrong(null);
    save(entry.value, timeStamp);
  }

  return (
    <Stack gap={3} data-week-limit={present ?? 'none'}>
      <Stack gap="hair">
        <Text weight="medium">{t('limit.title')}</Text>
        <Note as="output" ref={isDone ? takeFocus : undefined} tabIndex={-1}>
          {isDone
            ? t('limit.done', { value: shown })
            : shown === null
              ? t('limit.none')
              : t('limit.now', { value: shown })}
        </Note>
      </Stack>
      {problem !== null && <NoticeBanner tone="failure" text={problem} />}
      {isOpen ? (
        <Stack
          as="form"
          gap={3}
          aria-label={t('limit.label')}
          noValidate
          onInput={markTyped}
          onSubmit={handleSubmit}
        >
          <TextField
            name="limit"
            label={t('limit.label')}
            hint={t('limit.hint')}
            error={wrong ?? undefined}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={suggested === null ? '' : String(toCoins(suggested))}
            onInput={() => setWrong(null)}
          />
          <Row gap={2} align="stretch" wrap>
            <Button type="submit" variant="quiet" isBusy={status === 'sending'}>
              {t('limit.save')}
            </Button>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {t('limit.cancel')}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Stack gap={2}>
          {suggested !== null && !isDone && (
            <>
              <Button
                isWide
                isBusy={status === 'sending'}
                onClick={(press) => save(suggested, press.timeStamp)}
              >
                {t(present === null ? 'limit.setTo' : 'limit.lowerTo', { value: money(suggested) })}
              </Button>
              <Note>{t('limit.hint')}</Note>
            </>
          )}
          <Button
            variant={suggested === null ? 'quiet' : 'ghost'}
            isWide={suggested === null}
            onClick={() => {
              setDone(false);
              setOpen(true);
            }}
          >
            {t(suggested === null ? 'limit.set' : 'limit.other')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
