import { useProtectionQuery } from '#api/protection.ts';
import { nextLimit, setLimits, usedShare, type SetLimit } from '#shared/protection/limit.ts';
import { pauseAt, type PauseUntil } from '#shared/protection/pause.ts';
import type { Protection } from '#shared/protection/protection.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useServerNow } from '#state/clock/use-server-now.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { BreakIcon } from '#ui/icons/break-icon.tsx';
import { HistoryIcon } from '#ui/icons/history-icon.tsx';
import { LifeRingIcon } from '#ui/icons/life-ring-icon.tsx';
import { LimitIcon } from '#ui/icons/limit-icon.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { OverviewCard } from './overview-card.tsx';
import styles from './overview.module.css';
import { useLimitWords } from './use-limit-words.ts';

/** The parts of player protection; a visitor sees those that need no account. */
export function Overview() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <ul className={styles.cards}>
      {isSignedIn && <OwnParts />}
      <HelpPart />
    </ul>
  );
}

function OwnParts() {
  const { data, isError } = useProtectionQuery(undefined, { refetchOnMountOrArgChange: true });
  return <OwnPartCards protection={data} isFailed={isError} />;
}

interface OwnPartCardsProps {
  /** Undefined until it is loaded. */
  readonly protection: Protection | undefined;
  readonly isFailed: boolean;
}

/** The parts that belong to the player's account. They open also when their state could not be loaded. */
export function OwnPartCards({ protection, isFailed }: OwnPartCardsProps) {
  const { t } = useTranslation('protection');
  const { money } = useFormats();
  const unknown = isFailed ? t('failedTitle') : undefined;
  const limits = protection === undefined ? [] : setLimits(protection.limits);
  const next = nextLimit(limits);
  return (
    <>
      <OverviewCard
        to="/responsible/limits"
        icon={<LimitIcon />}
        title={t('overview.limits')}
        state={
          protection === undefined
            ? unknown
            : limits.length === 0
              ? t('overview.noLimits')
              : t('overview.set', { count: limits.length })
        }
      >
        {next !== undefined && <NextLimit limit={next} />}
      </OverviewCard>
      {protection === undefined ? <BreaksCard state={unknown} /> : <BreaksNow until={protection} />}
      <OverviewCard
        to="/responsible/records"
        icon={<HistoryIcon />}
        title={t('overview.play')}
        state={
          protection === undefined
            ? unknown
            : t('overview.net', { amount: money(protection.netToday) })
        }
      />
    </>
  );
}

/** The limit that is reached next. */
function NextLimit({ limit }: { readonly limit: SetLimit }) {
  const { t } = useTranslation('protection');
  const { usedOf } = useLimitWords();
  const name = t('limit.formOf', {
    kind: t(`limit.kind.${limit.kind}`),
    period: t(`limit.period.${limit.period}`),
  });
  return (
    <span className={styles.next}>
      <ProgressBar
        fraction={usedShare(limit)}
        label={name}
        valueText={usedOf(limit)}
        isTextHidden
      />
      <Text as="span" tone="faint" size="caption" figures>
        {`${name}: ${usedOf(limit)}`}
      </Text>
    </span>
  );
}

function BreaksNow({ until }: { readonly until: PauseUntil }) {
  const { t } = useTranslation('protection');
  const { moment } = useFormats();
  const pause = pauseAt(until, useServerNow());
  if (pause === null) return <BreaksCard state={t('overview.noBreak')} />;
  const { kind, until: end } = pause;
  if (end === null)
    return (
      <BreaksCard state={t(kind === 'break' ? 'pause.onBreakNoEnd' : 'pause.excludedNoEnd')} />
    );
  const time = moment(end);
  return <BreaksCard state={t(kind === 'break' ? 'pause.onBreak' : 'pause.excluded', { time })} />;
}

function BreaksCard({ state }: { readonly state: string | undefined }) {
  const { t } = useTranslation('protection');
  return (
    <OverviewCard
      to="/responsible/breaks"
      icon={<BreakIcon />}
      title={t('overview.breaks')}
      state={state}
    />
  );
}

function HelpPart() {
  const { t } = useTranslation('protection');
  const phone = useSelector(selectConfig)?.responsible.helpline ?? '';
  return (
    <OverviewCard
      to="/responsible/help"
      icon={<LifeRingIcon />}
      title={t('overview.help')}
      state={phone === '' ? t('overview.selfHelp') : phone.replaceAll(/(\d) (?=\d)/g, '$1\u00a0')}
    />
  );
}
