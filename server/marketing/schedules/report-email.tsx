import { addressOf } from '#server/marketing/report/view.ts';
import { formatOf, type ConsoleFormat } from '#server/marketing/kit/format.ts';
import { emailHtml } from '#server/marketing/email/email-html.tsx';
import { textsOf } from '#server/marketing/texts/texts.ts';
import type { ConsoleTexts } from '#server/marketing/texts/en.ts';
import type { EmailContent } from '#server/core/outbound/mailer.ts';
import type { Market } from '#shared/market/market.ts';
import type { ReportFile } from '#server/marketing/schedules/read-file.ts';
import type { Schedule } from '#server/marketing/schedules/schedules.ts';
import type { Total } from '#server/marketing/schedules/read-totals.ts';

/** A number in words: what it is, how much, and its change. */
interface Line {
  label: string;
  value: string;
  /** '' where nothing is compared. */
  change: string;
}

const LINE = '1px solid #8886';
const CELL = { padding: '6px 8px', borderBottom: LINE, textAlign: 'start' } as const;
const NUMBER = { ...CELL, textAlign: 'end', whiteSpace: 'nowrap' } as const;

/** The e-mail of a scheduled report: its totals, its page, and its file. */
export function reportEmail(
  { name, language, origin, frequency, hour }: Schedule,
  { name: file, csv, path, view }: Pick<ReportFile, 'name' | 'csv' | 'path' | 'view'>,
  totals: readonly Total[],
  market: Market,
): EmailContent {
  const texts = textsOf(language);
  const format = formatOf(texts, market);
  const { byEmail, frequencies, when } = texts.schedules;
  const days = texts.days(format.day(view.from, 'long'), format.day(view.to, 'long'));
  const url = `${origin}${addressOf(path, view)}`;
  const lines = totals.map((total) => lineOf(total, { texts, format }));
  const isCompared = lines.some(({ change }) => change !== '');
  const notes = [...(isCompared ? [byEmail.compared] : []), byEmail.attached];
  const sent = byEmail.sent(when(frequencies[frequency], String(hour).padStart(2, '0')));
  return {
    subject: `${name}: ${days}`,
    text: [
      name,
      days,
      '',
      ...lines.map(
        ({ label, value, change }) => `${label}: ${value}${change === '' ? '' : ` (${change})`}`,
      ),
      '',
      ...notes,
      '',
      `${byEmail.open}:`,
      url,
      '',
      sent,
      '',
    ].join('\n'),
    html: emailHtml({
      language,
      title: name,
      children: (
        <>
          <p style={{ margin: '0 0 16px' }}>{days}</p>
          <table style={{ width: '100%', borderCollapse: 'collapse' }}>
            <thead>
              <tr>
                <th style={CELL}>{byEmail.number}</th>
                <th style={NUMBER}>{byEmail.value}</th>
                {isCompared && <th style={NUMBER}>{byEmail.change}</th>}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ label, value, change }) => (
                <tr key={label}>
                  <th style={{ ...CELL, fontWeight: 'normal' }} scope="row">
                    {label}
                  </th>
                  <td style={NUMBER}>
                    <b>{value}</b>
                  </td>
                  {isCompared && <td style={NUMBER}>{change}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <a href={url}>{byEmail.open}</a>
          </p>
          <p>{notes.join(' ')}</p>
          <p style={{ fontSize: '14px' }}>{sent}</p>
        </>
      ),
    }),
    attachment: { name: file, text: csv },
  };
}

function lineOf(
  total: Total,
  { texts, format }: { texts: ConsoleTexts; format: ConsoleFormat },
): Line {
  const isCount = 'count' in total;
  const [now, value] = isCount
    ? [total.count, format.count(total.count)]
    : [total.amount, format.coins(total.amount)];
  const label = isCount
    ? texts.metrics[total.of]
    : total.of === 'cost'
      ? texts.costs.title
      : total.of === 'amount'
        ? texts.metrics.amount
        : texts.revenue.measures[total.of];
  return { label, value, change: changeOf(now, total.before, { texts, format }) };
}

function changeOf(
  now: number,
  before: number | undefined,
  { texts, format }: { texts: ConsoleTexts; format: ConsoleFormat },
): string {
  if (before === undefined || (now === 0 && before === 0)) return '';
  return format.change(now, before) ?? texts.newNumber;
}
