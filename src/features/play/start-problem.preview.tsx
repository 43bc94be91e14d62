import { minorUnits } from '#shared/money/money.ts';
import { epochMs } from '#shared/time/duration.ts';
import { NEXT_STEPS, type FailureName } from '#shared/play/start-failure.ts';
import { statesFor, type Preview } from '#ui/base/preview.ts';
import styles from './preview-stage.module.css';
import { StartProblem } from './start-problem.tsx';

const nothing = () => undefined;
const names = Object.keys(NEXT_STEPS) as FailureName[];
const UNTIL = epochMs(Date.UTC(2026, 10, 22, 4));
const DAY = {
  limits: [
    {
      kind: 'loss',
      period: 'day',
      value: 50_000,
      used: 50_000,
      pending: null,
      resetAt: UNTIL,
    },
  ],
  netToday: minorUnits(-50_000),
} as const;
const DATED = ['maintenance', 'on-break', 'self-excluded', 'session-limit', 'spending-limit'];

export const preview: Preview = {
  name: 'Game that did not open',
  states: statesFor(names, (name) => (
    <div className={styles.stage}>
      <StartProblem
        protection={DAY}
        failure={{ name, code: 1000, ...(DATED.includes(name) && { until: UNTIL }) }}
        onStep={nothing}
      />
    </div>
  )),
};
