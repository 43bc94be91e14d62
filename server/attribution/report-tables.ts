import { STEPS } from '#server/attribution/funnel.ts';
import { bar } from '#server/attribution/report-charts.ts';
import { countText, percentText, spanText } from '#server/attribution/report-numbers.ts';
import { escapeAttribute as escape } from '#server/web/shell.ts';
import { INSTALL_EVENT_NAMES } from '#domain/install/install-event.ts';
import type { Group, Report, ReportRow } from '#server/attribution/report-query.ts';
import type { UaClass } from '#domain/install/attribution.ts';

/** Rows of a table on the page; CSV and JSON have all. */
const SHOWN = 50;
/** As many days as a range may have. */
const SHOWN_DAYS = 731;

const TITLES: Readonly<Record<Group, { caption: string; column: string }>> = {
  referrer: { caption: 'By referrer', column: 'Referrer' },
  campaign: { caption: 'By campaign', column: 'Campaign' },
  client: { caption: 'By kind of browser', column: 'Browser' },
  day: { caption: 'By day of landing', column: 'Day' },
};

const CLIENTS: Readonly<Record<UaClass, string>> = {
  'android-chrome': 'Android, Chrome',
  'android-other': 'Android, other browser',
  'android-in-app': 'Android, inside an app',
  'ios-safari': 'iPhone and iPad, Safari',
  'ios-other': 'iPhone and iPad, other browser',
  'ios-in-app': 'iPhone and iPad, inside an app',
  desktop: 'Desktop',
  bot: 'Robot',
  other: 'Other',
};

const SHORT_STEPS = {
  landed: 'Landed',
  offered: 'Offered',
  agreed: 'Agreed',
  installed: 'Installed',
  opened: 'Opened',
  registered: 'Registered',
  deposited: 'Deposited',
} as const;

/** One of the report's tables; rows beyond the limit are named, not shown. */
export function groupTable(group: Group, rows: readonly ReportRow[]): string {
  const { caption, column } = TITLES[group];
  const limit = group === 'day' ? SHOWN_DAYS : SHOWN;
  const more = rows.length - limit;
  const best = Math.max(...rows.map(installRate));
  const heads = [
    column,
    ...STEPS.map(({ id }) => SHORT_STEPS[id]),
    'Install rate',
    'Registered of landed',
    'Median time to install',
    '9 of 10 within',
  ];
  return `<section class="table" tabindex="0" aria-label="${caption}">
<table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows
  .slice(0, limit)
  .map((row) => rowHtml(group, row, best))
  .join('\n')}
</tbody>
</table>
</section>${more > 0 ? `\n<p class="note">${countText(more)} more in the CSV and JSON.</p>` : ''}`;
}

function rowHtml(group: Group, row: ReportRow, best: number): string {
  const { name, counts, medianSeconds, p90Seconds } = row;
  const numbers = [
    ...STEPS.map(({ id }) => countText(counts[id])),
    `${percentText(counts.installed, counts.landed)}${bar(installRate(row), best)}`,
    percentText(counts.registered, counts.landed),
    spanText(medianSeconds),
    spanText(p90Seconds),
  ];
  const cells = numbers.map((text) => `<td>${text}</td>`).join('');
  return `<tr><th scope="row">${escape(nameText(group, name))}</th>${cells}</tr>`;
}

const installRate = ({ counts }: ReportRow): number =>
  counts.landed === 0 ? 0 : counts.installed / counts.landed;

function nameText(group: Group, name: string): string {
  if (name === '') return '(none)';
  const isKnown = group === 'client' && Object.hasOwn(CLIENTS, name);
  return isKnown ? CLIENTS[name as UaClass] : name;
}

/** Every event with its visitors, for who looks into one step. */
export function eventsTable({ events }: Report): string {
  const rows = INSTALL_EVENT_NAMES.map(
    (name) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${countText(events[name])}</td></tr>`,
  );
  return `<details><summary>Visitors by single event</summary>
<table class="events">
<thead><tr><th scope="col">Event</th><th scope="col">Visitors</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</details>`;
}
