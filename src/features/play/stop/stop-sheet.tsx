import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useSetRealityMutation } from '#api/protection.ts';
import { serverNow } from '#api/core/server-clock.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { REALITY_STEPS, type RealityMinutes } from '#shared/protection/reality-minutes.ts';
import { breakEnd } from '#shared/protection/pause.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useDayBreak } from '#state/clock/use-day-break.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { Button } from '#ui/base/button.tsx';
import { ChoiceGroup } from '#ui/choice/choice-group.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SummaryList } from '#ui/list/summary-list.tsx';
import { Text } from '#ui/base/text.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

export interface StopSheetProps extends OpenedProps {
  /** The session's result, formatted; null hides it. */
  readonly net: string | null;
  /** The current interval; null while it is unknown. */
  readonly realityMinutes: RealityMinutes | null;
  /** Help; features do not import each other, so the screen supplies it. */
  readonly help: ReactNode;
}

/** Stopping in two taps: this sheet and its button, which is as large as the one to continue. */
export function StopSheet({ net, realityMinutes, help, ...opened }: StopSheetProps) {
  const { t } = useTranslation('play');
  const { t: pause } = useTranslation('pause');
  const { moment } = useFormats();
  const { take, isBusy, hasFailed } = useDayBreak();
  return (
    <BottomSheet
      {...opened}
      name="stop-play"
      title={t('stop.title')}
      closeLabel={t('stop.close')}
      footer={
        <>
          <Button
            variant="quiet"
            isWide
            isBusy={isBusy}
            onClick={async () => {
              if (await take()) opened.onClose();
            }}
          >
            {pause('stop')}
          </Button>
          <Button variant="quiet" isWide onClick={opened.onClose}>
            {t('stop.goOn')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{pause('text', { until: moment(breakEnd(0, 24, serverNow())) })}</p>
        {hasFailed && (
          <Text role="alert" tone="danger" size="small">
            {pause('failed')}
          </Text>
        )}
        {net !== null && <SummaryList items={[{ name: t('stop.net'), value: net }]} />}
        {realityMinutes !== null && <RealityChoice minutes={realityMinutes} />}
        {help}
      </Stack>
    </BottomSheet>
  );
}

/** The interval of the reality check: the player's choice, never longer than the operator allows. */
function RealityChoice({ minutes }: { readonly minutes: RealityMinutes }) {
  const { t } = useTranslation('play');
  const max = useSelector(selectConfig)?.responsible.realityMax ?? 0;
  const [setReality, { isError }] = useSetRealityMutation();
  const steps = REALITY_STEPS.filter((step) => max === 0 || step <= max);
  return (
    <>
      <ChoiceGroup
        title={t('stop.remind')}
        choices={steps.map((value) => ({ value, label: t('stop.minutes', { minutes: value }) }))}
        chosen={minutes === 0 ? undefined : minutes}
        onChoose={(value) => {
          // A choice cannot be deselected.
          if (value !== undefined) void setReality({ minutes: value });
        }}
      />
      {isError && (
        <Text role="alert" tone="danger" size="small">
          {t('stop.remindFailed')}
        </Text>
      )}
    </>
  );
}
