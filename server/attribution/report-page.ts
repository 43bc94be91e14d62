import { daysChart, funnel } from '#server/attribution/report-charts.ts';
import { countText, percentText, spanText } from '#server/attribution/report-numbers.ts';
import { GROUPS, type Report } from '#server/attribution/report-query.ts';
import { eventsTable, groupTable } from '#server/attribution/report-tables.ts';
import { WINDOW_DAYS } from '#server/attribution/visitor.ts';
import { dayText } from '#server/market-day.ts';
import { htmlPage } from '#server/web/html-page.ts';
import { escapeAttribute as escape } from '#server/web/shell.ts';
import type { ReportRequest } from '#server/attribution/report-range.ts';

export const REPORT_PATH = '/report/install';
export const STYLE_PATH = '/report/style.css';

export interface PageFrame {
  /** The last day that can be asked for, of the market. */
  today: number;
  timeZone: string;
}

/** The report as a page that needs no script, and prints. */
export function reportPage(report: Report, frame: PageFrame): string {
  const { from, to, touch, total } = report;
  const isEmpty = Object.values(report.events).every((count) => count === 0);
  const days = `${dayText(from)} to ${dayText(to)}`;
  const body = isEmpty ? EMPTY : results(report);
  return page(
    `Installs, ${days}`,
    `${head(days, report, frame)}
${form(report, frame)}
${isEmpty ? '' : tiles(total)}
${body}
<footer><p>Each visitor is one copy of the app on one phone, counted on the day of landing (${escape(frame.timeZone)}) under the ${touch === 'first' ? 'first' : 'last'} campaign that brought it. A step counts when it was taken within ${WINDOW_DAYS} days of the landing. Steps need not follow one another: who registers may never install. No names, numbers or addresses are kept.${robotsLine(report)}</p></footer>`,
  );
}

const robotsLine = ({ robots }: Report): string =>
  robots === 0 ? '' : ` Robots are left out: ${robots} landed (search engines, link previews).`;

/** What was wrong with the question, above the form to ask again. */
export function errorPage(message: string, given: ReportRequest, frame: PageFrame): string {
  return page(
    'Installs: not a report',
    `<header><h1>Installs</h1></header>
<p class="error" role="alert">${escape(message)}</p>
${form(given, frame)}`,
  );
}

function head(days: string, { from, to, touch }: ReportRequest, { today }: PageFrame): string {
  const link = (format: string, label: string) =>
    `<a href="${escape(addressOf({ from, to, touch }, format))}" download>${label}</a>`;
  const spans = [7, 30, 90].map((length) => {
    const range = { from: today - length + 1, to: today, touch };
    const isHere = range.from === from && range.to === to;
    return `<a href="${escape(addressOf(range))}"${isHere ? ' aria-current="page"' : ''}>${length} days</a>`;
  });
  return `<header>
<div><p class="brand">Parola</p><h1>Installs</h1><p class="range">${days}</p></div>
<nav aria-label="Range and files">${spans.join('')}<span class="files">${link('csv', 'CSV')}${link('json', 'JSON')}</span></nav>
</header>`;
}

function addressOf({ from, to, touch }: ReportRequest, format?: string): string {
  const query = new URLSearchParams({ from: dayText(from), to: dayText(to), touch });
  if (format !== undefined) query.set('format', format);
  return `${REPORT_PATH}?${query.toString()}`;
}

function form({ from, to, touch }: ReportRequest, { today }: PageFrame): string {
  const day = (name: string, label: string, value: number) =>
    `<label>${label} <input type="date" name="${name}" value="${dayText(value)}" max="${dayText(today)}" required></label>`;
  const option = (value: string, label: string) =>
    `<option value="${value}"${value === touch ? ' selected' : ''}>${label}</option>`;
  return `<form action="${REPORT_PATH}">
${day('from', 'From', from)}
${day('to', 'To', to)}
<label>Counted under <select name="touch">${option('first', 'first campaign')}${option('last', 'last campaign')}</select></label>
<button>Show</button>
</form>`;
}

function tiles({ counts, medianSeconds, p90Seconds }: Report['total']): string {
  const tile = (label: string, value: string, note: string) =>
    `<div><dt>${label}</dt><dd>${value}<small>${note}</small></dd></div>`;
  return `<dl class="tiles">
${tile('Landed', countText(counts.landed), 'visitors')}
${tile('Installed', countText(counts.installed), `${percentText(counts.installed, counts.landed)} of landed`)}
${tile('Registered', countText(counts.registered), `${percentText(counts.registered, counts.landed)} of landed`)}
${tile('First deposit', countText(counts.deposited), `${percentText(counts.deposited, counts.registered)} of registered`)}
${tile('Time to install', spanText(medianSeconds), `median; 9 of 10 within ${spanText(p90Seconds)}`)}
</dl>`;
}

const results = (report: Report): string => `<h2>From landing to first deposit</h2>
${funnel(report.total.counts)}
<h2>Day by day</h2>
${daysChart(report.groups.day)}
<h2>Where they came from</h2>
${GROUPS.map((group) => groupTable(group, report.groups[group])).join('\n')}
${eventsTable(report)}`;

const EMPTY = `<section class="empty">
<h2>Nobody landed in these days</h2>
<p>Choose other days above. To see what a report looks like, put made-up visitors into a platform of your own:</p>
<p><code>npm run platform -- traffic --visitors 20000</code></p>
</section>`;

const page = (title: string, body: string): string =>
  htmlPage(
    `<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="/icons/favicon.svg">
<link rel="stylesheet" href="${STYLE_PATH}">`,
    body,
  );
