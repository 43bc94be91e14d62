import { useConsole } from '#server/marketing/kit/console-context.ts';

export interface ChartPoint {
  label: string;
  /** May be negative. */
  value: number;
  /** Of the compared period; undefined where nothing is compared. */
  before?: number;
}

/** A mark below the chart, which a list explains. */
export interface ChartMark {
  /** From 0 at its beginning to 1 at its end. */
  at: number;
  text: string;
}

interface LineChartProps {
  title: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  firstColumn: string;
  marks?: readonly ChartMark[];
}

const HEIGHT = 100;
const LINES = 4;

/**
 * A chart of a number over time, against the previous period where there is one. It draws the table below it, which screen
 * readers and keyboards use; the script reads the table, too.
 */
export function LineChart({
  title,
  points,
  format,
  firstColumn,
  marks: notes = [],
}: LineChartProps) {
  const { texts } = useConsole();
  const scale = scaleOf(points.flatMap(({ value, before = 0 }) => [value, before]));
  const marks = Array.from(
    { length: LINES + 1 },
    (_none, at) => scale.top - ((scale.top - scale.bottom) / LINES) * at,
  );
  const isCompared = points.some(({ before }) => before !== undefined);
  const hasBefore = points.some(({ before = 0 }) => before !== 0);
  const last = points.length - 1;
  const shown = [0, Math.round(last / 3), Math.round((last * 2) / 3), last];
  const labels = [...new Set(shown)].map((at) => points[at]?.label ?? '');
  return (
    <figure className="chart" data-chart="">
      <div className="chart-picture" data-chart-picture="">
        <ul className="chart-marks" aria-hidden="true">
          {marks.map((mark) => (
            <li key={mark}>{format(mark)}</li>
          ))}
        </ul>
        <div className="chart-plot">
          <Lines title={title} points={points} scale={scale} hasBefore={hasBefore} />
          {notes.length > 0 && <Marks marks={notes} />}
        </div>
      </div>
      <ul className="chart-labels" aria-hidden="true">
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <figcaption className="chart-key">
        <span>
          <i className="key-now" aria-hidden="true" />
          {texts.thisPeriod}
        </span>
        {hasBefore && (
          <span>
            <i className="key-before" aria-hidden="true" />
            {texts.periodBefore}
          </span>
        )}
      </figcaption>
      <details className="chart-table">
        <summary>{texts.asTable}</summary>
        <table data-chart-table="">
          <thead>
            <tr>
              <th scope="col">{firstColumn}</th>
              <th scope="col">{texts.thisPeriod}</th>
              {isCompared && <th scope="col">{texts.periodBefore}</th>}
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value, before }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
                {before !== undefined && <td>{format(before)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const MARK_HEIGHT = 20;

function Marks({ marks }: { marks: readonly ChartMark[] }) {
  return (
    <svg className="chart-notes" aria-hidden="true">
      {marks.map(({ at, text }) => {
        const x = `${Math.round(at * 1000) / 10}%`;
        const width = text.length < 3 ? MARK_HEIGHT : MARK_HEIGHT + text.length * 5;
        return (
          <g key={text}>
            <rect
              x={x}
              transform={`translate(${-width / 2} 4)`}
              width={width}
              height={MARK_HEIGHT}
              rx={MARK_HEIGHT / 2}
            />
            <text x={x} y={MARK_HEIGHT / 2 + 8}>
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface LinesProps {
  title: string;
  points: readonly ChartPoint[];
  scale: Scale;
  hasBefore: boolean;
}

function Lines({ title, points, scale: { top, bottom }, hasBefore }: LinesProps) {
  const width = Math.max(1, points.length - 1);
  const height = (value: number) =>
    HEIGHT - Math.round(((value - bottom) / (top - bottom)) * HEIGHT * 10) / 10;
  const line = (of: (point: ChartPoint) => number) => {
    const [only] = points;
    // A single day becomes a line across the chart.
    const drawn = points.length === 1 && only ? [only, only] : points;
    return drawn.map((point, at) => `${at === 0 ? 'M' : 'L'}${at} ${height(of(point))}`).join('');
  };
  const now = line(({ value }) => value);
  const meaning = { role: 'img', 'aria-label': title };
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" {...meaning}>
      {Array.from({ length: LINES + 1 }, (_none, at) => (
        <path key={at} className="grid" d={`M0 ${(HEIGHT / LINES) * at}H${width}`} />
      ))}
      <path className="area" d={`${now}V${height(0)}H0Z`} />
      {hasBefore && <path className="before" d={line(({ before = 0 }) => before)} />}
      <path className="now" d={now} />
    </svg>
  );
}

interface Scale {
  top: number;
  bottom: number;
}

/** Starts at 0, unless numbers are negative; then 0 is on a grid line. */
export function scaleOf(values: readonly number[]): Scale {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  if (least === 0) return { top: niceTop(most), bottom: 0 };
  const end = niceTop(Math.max(most, -least));
  return { top: most === 0 ? 0 : end, bottom: -end };
}

/** The next higher number that divides evenly into the grid lines. */
export function niceTop(most: number): number {
  if (most <= LINES) return LINES;
  const magnitude = 10 ** Math.floor(Math.log10(most));
  const step = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10].find((one) => one * magnitude >= most) ?? 10;
  return Math.ceil((step * magnitude) / LINES) * LINES;
}
