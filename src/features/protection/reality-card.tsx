import { useProtectionQuery, useSetRealityMutation } from '#api/protection.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { realityChoices, type RealityStep } from '#shared/protection/reality-minutes.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { Chip } from '#ui/list/chip.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { useFormTry } from '#ui/form/use-form-try.ts';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { InfoCard } from './info-card.tsx';
import styles from './protection.module.css';

/** The player's interval of the reality check, which interrupts a game to show its duration and result. */
export function RealityCard() {
  const { t } = useTranslation('protection');
  const errors = useErrorText();
  const { data } = useProtectionQuery();
  const max = useSelector(selectConfig)?.responsible.realityMax ?? 0;
  const [setReality] = useSetRealityMutation();
  const { status, problem, start } = useFormTry();

  async function choose(minutes: RealityStep): Promise<string | null> {
    const { error } = await setReality({ minutes });
    return error === undefined ? null : errors.loading(error);
  }

  // The card above already reports the failed load.
  if (data === undefined) return null;
  return (
    <InfoCard title={t('reality.title')} text={t('reality.text')}>
      <div className={styles.steps} aria-busy={status === 'sending'}>
        {realityChoices(max).map((minutes) => (
          <Chip
            key={minutes}
            isSelected={minutes === data.realityMinutes}
            onClick={(press) => start(press.timeStamp, () => choose(minutes))}
          >
            {t('limit.minutes', { count: minutes })}
          </Chip>
        ))}
      </div>
      {problem !== null && <NoticeBanner tone="failure" text={problem} />}
    </InfoCard>
  );
}
