import { CHOSEN_COLUMNS } from '#server/marketing/costs/cost-table/cost-columns.ts';
import { COSTS_PATH } from '#server/marketing/report/paths.ts';
import { cutText } from '#shared/text/characters.ts';
import { epochMs } from '#shared/time/duration.ts';
import { Field, PostForm } from '#server/marketing/kit/form.tsx';
import { HiddenFields } from '#server/marketing/kit/hidden-fields.tsx';
import { LONGEST_WORD } from '#server/marketing/costs/cost-table/cost-lines.ts';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { RememberedColumns } from '#server/marketing/costs/remembered-columns.ts';
import type {
  ChosenColumn,
  ColumnChoice,
  ColumnSample,
} from '#server/marketing/costs/cost-table/cost-columns.ts';
import type { TableEncoding } from '#server/marketing/given-table/decode-table.ts';

/** A table whose columns somebody chooses. */
export interface ColumnQuestion {
  table: string;
  guessedEncoding: TableEncoding | undefined;
  sample: ColumnSample;
  /** What each column was chosen for, also what cannot be used. */
  chosen: readonly (ChosenColumn | undefined)[];
  source: string;
}

/** Longer cells and headings are cut. */
const LONGEST_CELL = 60;
const LONGEST_HEAD = 80;

const shown = (text: string, most = LONGEST_CELL): string => {
  const cut = cutText(text, most);
  return cut === text ? text : `${cut}…`;
};

/** Words the chosen columns: `Day = Date, Cost = Spend`. */
export function useColumnWords() {
  const { texts } = useConsole();
  const words = texts.costs.columns;
  return (headings: readonly string[], { at, source }: ColumnChoice): string =>
    [
      ...CHOSEN_COLUMNS.flatMap((column) => {
        const place = at[column];
        if (place === undefined) return [];
        const name = headings[place] ?? '';
        return [`${words.uses[column]} = ${name === '' ? `#${place + 1}` : shown(name)}`];
      }),
      ...(source === '' ? [] : [`${words.source} = ${source}`]),
    ].join(', ');
}

/** The first lines of a table, with a choice for each of its columns. */
export function CostColumns({ question }: { question: ColumnQuestion }) {
  const { texts } = useConsole();
  const words = texts.costs.columns;
  const { table, guessedEncoding = '', sample, source } = question;
  return (
    <Panel id="choose-columns" title={words.title}>
      <p>{words.intro}</p>
      <PostForm action={COSTS_PATH} button={words.submit} isWide>
        <HiddenFields
          parameters={[
            ['table', table],
            ['encoding', guessedEncoding],
            ['choice', 'yes'],
            ['shown-head', String(sample.line)],
          ]}
        />
        <div className="form">
          <label>
            {words.head}
            <select name="head" defaultValue={String(sample.line)}>
              {sample.heads.map(({ line, text }) => (
                <option key={line} value={line}>
                  {words.line(String(line), shown(text, LONGEST_HEAD))}
                </option>
              ))}
            </select>
          </label>
          <Field
            name="source-all"
            label={words.source}
            hint={words.sourceHint}
            maxLength={LONGEST_WORD}
            defaultValue={source}
          />
        </div>
        <SampleTable question={question} />
      </PostForm>
    </Panel>
  );
}

function SampleTable({ question: { sample, chosen } }: { question: ColumnQuestion }) {
  const { texts } = useConsole();
  const words = texts.costs.columns;
  const { headings, rows } = sample;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach what scrolls (axe)
    <section className="scroll" aria-label={words.sample} tabIndex={0}>
      <table className="words choose">
        <caption className="visually-hidden">{words.sample}</caption>
        <thead>
          <tr>
            {headings.map((heading, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              <th key={at} scope="col">
                <bdi>{heading === '' ? words.noHeading : shown(heading)}</bdi>
                <select
                  name={`column-${at}`}
                  aria-label={words.use(String(at + 1), shown(heading || words.noHeading))}
                  defaultValue={chosen[at] ?? ''}
                >
                  <option value="">{words.unused}</option>
                  {CHOSEN_COLUMNS.map((column) => (
                    <option key={column} value={column}>
                      {words.uses[column]}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line}>
              {headings.map((_heading, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <td key={at}>
                  <bdi>{shown(cells[at] ?? '')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What was chosen for tables before; each can be forgotten. */
export function RememberedCostColumns({ columns }: { columns: readonly RememberedColumns[] }) {
  const { texts, format } = useConsole();
  const words = texts.costs.remembered;
  const columnWords = useColumnWords();
  if (columns.length === 0) return null;
  return (
    <Panel id="remembered-columns" title={words.title}>
      <p>{words.intro}</p>
      <ol className="entries">
        {columns.map(({ id, headings, choice, addedAt, addedBy }) => {
          const named = shown(
            headings.filter((heading) => heading !== '').join(', '),
            LONGEST_HEAD,
          );
          return (
            <li key={id}>
              <div>
                <bdi>{columnWords(headings, choice)}</bdi>
              </div>
              <div className="hint">
                <bdi>{named}</bdi>
              </div>
              <div className="hint">{words.by(addedBy, format.moment(epochMs(addedAt)))}</div>
              <details className="more short">
                <summary>
                  {words.forget}
                  <span className="visually-hidden">: {words.about(named)}</span>
                </summary>
                <PostForm
                  action={`${COSTS_PATH}/columns/${id}/forget`}
                  button={words.forgetSure}
                  about={words.about(named)}
                  isQuiet
                />
              </details>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
