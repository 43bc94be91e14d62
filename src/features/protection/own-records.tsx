import { CommonCode } from '#shared/common/errors.ts';
import { protectionApi } from '#api/protection.ts';
import { useUntracked } from '#state/session/use-untracked.ts';
import { addsUp } from '#shared/protection/own-records.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { toFailure } from '#i18n/describe-problem.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { saveTextFile } from '#browser/storage/save-file.ts';
import { Button } from '#ui/base/button.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoCard } from './info-card.tsx';

/** The last export; `sum` is null when the check of its sums failed. */
interface Saved {
  readonly count: number;
  readonly sum: MinorUnits | null;
}

/** Indentation of the exported JSON (contract, conventions). */
const INDENT = 2;

/** Exports all stored data on the player's play and money as one file, after checking its sums. */
export function OwnRecordsCard() {
  const { t } = useTranslation('protection');
  const errors = useErrorText();
  const { money } = useFormats();
  const ask = useUntracked(protectionApi.endpoints.ownRecords);
  const { status, problem, start } = useFormTry();
  const [saved, setSaved] = useState<Saved | null>(null);

  async function save(): Promise<string | null> {
    setSaved(null);
    const { data, error } = await ask();
    if (data === undefined) {
      const failure = toFailure(error);
      return failure.kind === 'errcode' && failure.errcode === CommonCode.tooFrequent
        ? t('records.tooOften')
        : errors.loading(failure);
    }
    const day = new Date(data.madeTime).toISOString().slice(0, 10);
    // Amounts are whole hundredths and times are epoch ms: exact in any reader.
    const file = { unit: 'hundredths', times: 'epoch ms', ...data };
    saveTextFile(
      `parola-records-${day}.json`,
      `${JSON.stringify(file, null, INDENT)}\n`,
      'application/json',
    );
    setSaved({ count: data.ledger.length, sum: addsUp(data) ? data.coin : null });
    return null;
  }

  return (
    <InfoCard title={t('records.title')} text={t('records.text')}>
      {problem !== null && <NoticeBanner tone="failure" text={problem} />}
      {saved !== null &&
        (saved.sum === null ? (
          <NoticeBanner tone="warning" text={t('records.odd')} />
        ) : (
          <NoticeBanner
            tone="online"
            text={t('records.saved', { count: saved.count, amount: money(saved.sum) })}
          />
        ))}
      <Button
        variant="quiet"
        isWide
        isBusy={status === 'sending'}
        onClick={(press) => start(press.timeStamp, save)}
      >
        {t('records.save')}
      </Button>
    </InfoCard>
  );
}
