import { Choices } from '#server/marketing/kit/choices.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { TODAY_PATH, WITHDRAWALS_PATH } from '#server/marketing/access/paths.ts';
import { dayText } from '#server/core/market-day.ts';
import { Facts } from '#server/operator/pages/facts.tsx';
import { DaysTable, GamesPanel } from '#server/operator/pages/today/sums-table.tsx';
import { LATEST_PAYMENTS, type Waiting } from '#server/operator/pages/today/waiting-work.ts';
import {
  MOST_DAYS,
  TODAY_PERIOD_NAMES,
  TODAY_PERIODS,
  todayAddress,
  type TodayView,
} from '#server/operator/pages/today/today-view.ts';
import { subtract } from '#shared/money/money.ts';
import type { LastReconciliation } from '#server/core/facts.ts';
import type { MoneySums } from '#server/operator/pages/today/money-sums.ts';
import type { ReactNode } from 'react';
import type { TodayTables } from '#server/operator/pages/today/today-csv.ts';

interface TodayPageProps extends TodayTables {
  view: TodayView;
  /** The market's day. */
  today: number;
  waiting: readonly Waiting[];
  /** Undefined until all money was compared once. */
  reconciled: LastReconciliation | undefined;
}

export const todayPage = (props: TodayPageProps): ReactNode => <TodayPage {...props} />;

function TodayPage(props: TodayPageProps) {
  const { view, today, total, days, games, providers, waiting, reconciled } = props;
  const { texts, format } = useConsole();
  const { todays } = texts;
  return (
    <ConsolePage title={todays.title} here={todayAddress(view)}>
      <div className="title-row">
        <h1>{todays.title}</h1>
        <p className="range">
          {texts.days(format.day(view.from, 'long'), format.day(view.to, 'long'))}
        </p>
        <p className="files">
          <span>{texts.files}</span>
          <a href={todayAddress(view, { format: 'csv' })} download>
            CSV
          </a>
        </p>
      </div>
      <Period view={view} today={today} />
      <Totals total={total} />
      <div className="columns">
        <WaitingPanel waiting={waiting} />
        <ReconciledPanel reconciled={reconciled} />
      </div>
      {view.from < view.to && (
        <Panel id="days" title={todays.byDay}>
          <DaysTable days={days} />
        </Panel>
      )}
      <GamesPanel id="games" title={todays.byGame} first={todays.game} rows={games} />
      <GamesPanel
        id="providers"
        title={todays.byProvider}
        first={todays.provider}
        rows={providers}
      />
      <div className="notes">
        <p>{todays.notes(format.count(MOST_DAYS))}</p>
      </div>
    </ConsolePage>
  );
}

function Period({ view, today }: Pick<TodayPageProps, 'view' | 'today'>) {
  const { texts } = useConsole();
  const { todays } = texts;
  return (
    <div className="controls">
      <div className="control-row">
        <Choices
          label={texts.period}
          choices={TODAY_PERIOD_NAMES.map((period) => {
            const { days, ago } = TODAY_PERIODS[period];
            const to = today - ago;
            return {
              label: todays.periods[period],
              href: todayAddress({ period, from: to - days + 1, to }),
              isChosen: period === view.period,
            };
          })}
        />
        <details className="custom-days" data-popover="">
          <summary className={view.period === undefined ? 'is-chosen' : ''}>
            {texts.customDays}
          </summary>
          <form action={TODAY_PATH}>
            {(['from', 'to'] as const).map((name) => (
              <label key={name}>
                {texts[name]}
                <input
                  type="date"
                  name={name}
                  defaultValue={dayText(view[name])}
                  max={dayText(today)}
                  required
                />
              </label>
            ))}
            <button type="submit">{texts.show}</button>
          </form>
        </details>
      </div>
    </div>
  );
}

function Totals({ total }: { total: MoneySums }) {
  const { texts, format } = useConsole();
  const { todays } = texts;
  const { deposits, withdrawals, bets, wins, betsLessWins, bonuses, interest } = total;
  const tiles: readonly (readonly [string, string, string?])[] = [
    [todays.columns.deposits, format.money(deposits)],
    [todays.columns.withdrawals, format.money(withdrawals)],
    [
      todays.columns.betsLessWins,
      format.money(betsLessWins),
      todays.betsAndWins(format.money(bets), format.money(wins)),
    ],
    [todays.columns.bonuses, format.money(bonuses)],
    [todays.columns.interest, format.money(interest)],
    [
      todays.corrections,
      format.money(subtract(total.added, total.taken)),
      todays.addedAndTaken(format.money(total.added), format.money(total.taken)),
    ],
    [todays.columns.change, format.money(total.change)],
    [todays.columns.players, format.count(total.players), todays.playersHint],
  ];
  return (
    <section className="totals exact" aria-label={texts.totals}>
      <ul>
        {tiles.map(([label, value, note]) => (
          <li key={label} className="tile">
            <span className="tile-label">{label}</span>
            <b className="tile-value">{value}</b>
            {note !== undefined && <span className="tile-note">{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaitingPanel({ waiting }: Pick<TodayPageProps, 'waiting'>) {
  const { texts, format } = useConsole();
  const { todays } = texts;
  return (
    <Panel id="waiting" title={todays.waiting}>
      <Facts
        look="amounts"
        facts={waiting.map(({ kind, count, sum }) => {
          const text = todays.countAndSum(format.count(count), format.money(sum));
          const isWithdrawal = kind === 'review' || kind === 'bank';
          return [
            todays.waitingKinds[kind],
            [
              isWithdrawal ? (
                <a key={kind} href={WITHDRAWALS_PATH}>
                  {text}
                </a>
              ) : (
                text
              ),
            ],
          ];
        })}
      />
      <p className="hint">{todays.heldHint(format.count(LATEST_PAYMENTS))}</p>
    </Panel>
  );
}

function ReconciledPanel({ reconciled }: Pick<TodayPageProps, 'reconciled'>) {
  const { texts, format } = useConsole();
  const { todays } = texts;
  return (
    <Panel id="reconciled" title={todays.reconciled}>
      {reconciled === undefined ? (
        <p className="nothing">{todays.neverReconciled}</p>
      ) : (
        <>
          <p className={`state ${reconciled.disagreements === 0 ? 'done' : 'refused'}`}>
            {reconciled.disagreements === 0
              ? todays.agrees
              : todays.disagrees(format.count(reconciled.disagreements))}
          </p>
          <p className="hint">{format.moment(reconciled.at)}</p>
        </>
      )}
    </Panel>
  );
}
