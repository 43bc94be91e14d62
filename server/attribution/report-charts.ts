import { STEPS } from '#server/attribution/funnel.ts';
import { countText, percentText } from '#server/attribution/report-numbers.ts';
import { escapeAttribute as escape } from '#server/web/shell.ts';
import type { ReportRow, StepCounts } from '#server/attribution/report-query.ts';

const BAR = { width: 1000, height: 24 };

/** Part of a whole on a bar's length, with one decimal. */
const lengthOf = (part: number, whole: number, length: number): number =>
  whole === 0 ? 0 : Math.round((Math.min(part, whole) / whole) * length * 10) / 10;

/** A bar that is filled in part; the numbers beside it say the same. */
export function bar(part: number, whole: number, before = 0): string {
  const { width, height } = BAR;
  const ghost = lengthOf(before, whole, width);
  const rect = (kind: string, length: number) =>
    `<rect class="${kind}" width="${length}" height="${height}"/>`;
  return `<svg class="bar" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">${rect(
    'track',
    width,
  )}${ghost > 0 ? rect('before', ghost) : ''}${rect('fill', lengthOf(part, whole, width))}</svg>`;
}

/** The funnel: each step's visitors, their share of those who landed and of the step before. */
export function funnel(counts: StepCounts): string {
  const most = Math.max(...Object.values(counts));
  const rows = STEPS.map(({ id, label, follows }, index) => {
    const step = counts[id];
    const previous = follows ? counts[STEPS[index - 1]?.id ?? id] : undefined;
    const ofLanded =
      id === 'landed' ? [] : [`<b>${percentText(step, counts.landed)}</b> of landed`];
    const ofBefore =
      previous === undefined ? [] : [`${percentText(step, previous)} of the step before`];
    const shares = [...ofLanded, ...ofBefore].map((text) => `<span>${text}</span>`).join(' ');
    return `<li><span class="step">${escape(label)}</span> <span class="count">${countText(step)}</span>
${bar(step, most, previous ?? 0)}
<span class="shares">${shares}</span></li>`;
  });
  return `<ol class="funnel">\n${rows.join('\n')}\n</ol>`;
}

const DAYS = { height: 100, step: 10, gap: 2 };

/** Landings of each day as columns, with the installs in front. */
export function daysChart(days: readonly ReportRow[]): string {
  const most = Math.max(1, ...days.map(({ counts }) => counts.landed));
  const { height, step, gap } = DAYS;
  const column = (kind: string, index: number, value: number): string => {
    const length = lengthOf(value, most, height);
    return `<rect class="${kind}" x="${index * step + gap / 2}" y="${height - length}" width="${step - gap}" height="${length}"/>`;
  };
  const columns = days.map(
    ({ counts }, index) =>
      column('before', index, counts.landed) + column('fill', index, counts.installed),
  );
  const [first] = days;
  const last = days.at(-1);
  return `<figure class="days">
<svg viewBox="0 0 ${days.length * step} ${height}" preserveAspectRatio="none" role="img" aria-label="Landed and installed by day of landing; the numbers are in the table of days">${columns.join('')}</svg>
<figcaption><span>${first?.name ?? ''}</span><span class="key"><i class="key-landed"></i> landed, at most ${countText(most)} a day <i class="key-installed"></i> installed</span><span>${last?.name ?? ''}</span></figcaption>
</figure>`;
}
