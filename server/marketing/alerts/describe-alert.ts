import { COST_DAYS } from '#server/marketing/alerts/find-failing.ts';
import { minorUnits } from '#shared/money/money.ts';
import { POSTBACKS_PATH } from '#server/marketing/postbacks/paths.ts';
import { SCHEDULES_PATH } from '#server/marketing/schedules/paths.ts';
import { REPORT_PATH, TABLE_PATH } from '#server/marketing/report/paths.ts';
import { addressOf, readView, type Metric } from '#server/marketing/report/view.ts';
import { dayText } from '#server/core/market-day.ts';
import type { Alert } from '#server/marketing/alerts/alerts.ts';
import type { ConsoleFormat } from '#server/marketing/kit/format.ts';
import type { ConsoleTexts } from '#server/marketing/texts/en.ts';
import type { WatchedStep } from '#server/marketing/alerts/find-changes.ts';

/** What changed, about whom; then the numbers. */
export interface AlertWords {
  title: string;
  numbers: string;
}

export function describeAlert(
  alert: Alert,
  { texts, format }: { texts: ConsoleTexts; format: ConsoleFormat },
): AlertWords {
  const { alerts } = texts;
  const { kind, subject, name, day, hour, count, usual, low, high } = alert;
  const on = format.day(day, 'long');
  const campaign = format.nameOf('campaign', subject);
  switch (kind) {
    case 'postback':
      return {
        title: alerts.postbackFails(name),
        numbers: alerts.refusals(format.count(count)),
      };
    case 'schedule':
      return {
        title: alerts.scheduleFails(name),
        numbers: alerts.refusals(format.count(count)),
      };
    case 'cost':
      return {
        title: alerts.costOf(campaign),
        numbers: alerts.costNumbers(format.money(minorUnits(count)), COST_DAYS, on),
      };
    default: {
      const of = kind === 'all' ? alerts.allVisitors : alerts.campaign(campaign);
      const step = alerts.steps[alert.step as WatchedStep];
      const when = hour === 24 ? on : alerts.untilHour(on, `${String(hour).padStart(2, '0')}:00`);
      return {
        title: count < (low ?? 0) ? alerts.drop(step, of) : alerts.rise(step, of),
        numbers: alerts.stepNumbers({
          count: format.count(count),
          usual: format.count(usual ?? 0),
          low: format.count(low ?? 0),
          high: format.count(high ?? 0),
          when,
        }),
      };
    }
  }
}

/** The address of the page that shows an alert's numbers, below the console's origin. */
export function pageOfAlert({ kind, subject, step, day }: Alert): string {
  switch (kind) {
    case 'postback':
      return `${POSTBACKS_PATH}/${subject}`;
    case 'schedule':
      return `${SCHEDULES_PATH}/${subject}`;
    case 'cost': {
      const from = dayText(day - COST_DAYS + 1);
      const query = { from, to: dayText(day), by: 'campaign', sort: 'cost', campaign: subject };
      return addressOf(TABLE_PATH, readView(query, day, 'all'));
    }
    default: {
      const metric: Metric = step === 'deposits' ? 'amount' : (step as Metric);
      const view = {
        from: dayText(day),
        to: dayText(day),
        compare: dayText(day - 7),
        window: '1',
        metric,
        ...(kind === 'campaign' && { campaign: subject }),
      };
      return addressOf(REPORT_PATH, readView(view, day, 'all'));
    }
  }
}
