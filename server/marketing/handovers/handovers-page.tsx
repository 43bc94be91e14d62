import { Change } from '#server/marketing/report/change.tsx';
import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { ComparisonNotes } from '#server/marketing/report/comparison-notes.tsx';
import { Controls } from '#server/marketing/report/controls.tsx';
import { HANDING_NUMBERS, type Handovers } from '#server/marketing/handovers/read-handovers.ts';
import { FilterLink } from '#server/marketing/report/breakdown.tsx';
import { HANDOVERS_PATH, REPORT_PATH } from '#server/marketing/report/paths.ts';
import {
  ReportFrame,
  ReportNotes,
  type ReportPlace,
} from '#server/marketing/report/report-frame.tsx';
import { Scroll } from '#server/marketing/kit/scroll.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { addressOf, type View } from '#server/marketing/report/view.ts';

const path = HANDOVERS_PATH;

/** Steps after the arrival. */
const STEPS = ['installed', 'opened', 'registered', 'deposited'] as const;

interface HandoversPageProps {
  view: View;
  place: ReportPlace;
  handovers: Handovers;
}

/** The path from an app's web view, or a browser that cannot install, to an install elsewhere. */
export function HandoversPage({ view, place, handovers: { rows } }: HandoversPageProps) {
  const { texts } = useConsole();
  const { handovers } = texts;
  return (
    <ReportFrame title={handovers.title} path={path} view={view}>
      <p className="range">{handovers.intro}</p>
      <Controls path={path} view={view} today={place.today} />
      <div className="panel">
        {rows.length === 0 ? (
          <p className="nothing">{handovers.nothing}</p>
        ) : (
          <PathTable view={view} rows={rows} />
        )}
      </div>
      <BackLink href={addressOf(REPORT_PATH, view)}>{texts.backToReport}</BackLink>
      <ReportNotes view={view} place={place}>
        <p>{handovers.notes}</p>
        <ComparisonNotes view={view} today={place.today} />
      </ReportNotes>
    </ReportFrame>
  );
}

function PathTable({ view, rows }: { view: View } & Handovers) {
  const { texts, format } = useConsole();
  const { handovers } = texts;
  const hasBefore = rows.some(
    ({ handingBefore, arrivedBefore }) => handingBefore.landed + arrivedBefore.landed > 0,
  );
  const arrivedHeads = [
    handovers.came,
    handovers.share,
    ...STEPS.map((step) => texts.columns[step]),
  ];
  const cell = (now: number, before: number) => (
    <>
      {format.count(now)}
      {hasBefore && <Change now={now} before={before} />}
    </>
  );
  return (
    <Scroll label={handovers.title}>
      <table className="full split">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {handovers.from}
            </th>
            <th scope="colgroup" colSpan={HANDING_NUMBERS.length} className="group">
              {handovers.there}
            </th>
            <th scope="colgroup" colSpan={arrivedHeads.length + 1} className="group">
              {handovers.arrived}
            </th>
          </tr>
          <tr>
            {HANDING_NUMBERS.map((name, at) => (
              <th key={name} scope="col" className={at === 0 ? 'group' : ''}>
                {handovers[name]}
              </th>
            ))}
            {[...arrivedHeads, texts.columns.amount].map((head, at) => (
              <th key={head} scope="col" className={at === 0 ? 'group' : ''}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, handing, arrived, handingBefore, arrivedBefore }) => (
            <tr key={name}>
              <th scope="row">
                <FilterLink path={REPORT_PATH} view={view} dimension="handover" value={name} />
              </th>
              {HANDING_NUMBERS.map((number, at) => (
                <td key={number} className={at === 0 ? 'group' : ''}>
                  {cell(handing[number], handingBefore[number])}
                </td>
              ))}
              <td className="group">{cell(arrived.landed, arrivedBefore.landed)}</td>
              <td>{format.share(arrived.landed, handing.landed)}</td>
              {STEPS.map((step) => (
                <td key={step}>{cell(arrived[step], arrivedBefore[step])}</td>
              ))}
              <td>{format.coins(arrived.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
