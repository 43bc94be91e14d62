import { COSTS_PATH } from '#server/marketing/report/paths.ts';
import { CostQuestionFields } from '#server/marketing/report/costs-questions.tsx';
import { HiddenFields } from '#server/marketing/kit/hidden-fields.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { PostForm } from '#server/marketing/kit/form.tsx';
import { Table } from '#server/marketing/kit/table.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { useColumnWords } from '#server/marketing/report/costs-columns.tsx';
import type { ReactNode } from 'react';
import type { ColumnChoice } from '#server/marketing/costs/cost-table/cost-columns.ts';
import type { CostAnswers } from '#server/marketing/costs/cost-table/cost-questions.ts';
import type { CostTable } from '#server/marketing/costs/cost-table/read-cost-table.ts';
import type { LeftOutTotal } from '#server/marketing/costs/cost-table/cost-totals.ts';
import type { TableEncoding } from '#server/marketing/given-table/decode-table.ts';

/** The columns that were chosen for a table. */
export interface PreviewColumns {
  /** As `choiceText` writes them. */
  text: string;
  choice: ColumnChoice;
  headings: readonly string[];
  isRemembered: boolean;
}

export interface CostPreview {
  read: CostTable;
  /** Stored costs of the same day, source and campaign. */
  replaced: number;
  table: string;
  /** Of the table: only the text that was checked is stored. */
  digest: string;
  guessedEncoding: TableEncoding | undefined;
  /** Undefined where the headings say it. */
  columns: PreviewColumns | undefined;
  /** What was answered before. */
  answers: CostAnswers;
}

/** Campaigns, sources and totals that are named. */
const LISTED = 20;
const FORM = 'add-costs';

/** What a table would store, its open questions, and the form that stores it. */
export function CostsPreview({ preview }: { preview: CostPreview }) {
  const { read, replaced, table, digest, guessedEncoding = '', columns, answers } = preview;
  const { texts, format } = useConsole();
  const words = texts.costs.preview;
  const { days, campaigns, sum } = read;
  const named = campaigns.slice(0, LISTED).join(', ');
  return (
    <Panel id="preview" title={words.title}>
      {columns && <ChosenColumns columns={columns} />}
      <dl className="facts">
        <Fact name={words.lines}>{format.count(read.lines)}</Fact>
        {days && (
          <Fact name={words.days}>
            {words.range(format.day(days.from, 'long'), format.day(days.to, 'long'))}
          </Fact>
        )}
        <Fact name={words.sum}>{sum === undefined ? words.unknownSum : format.money(sum)}</Fact>
        <Fact name={words.campaigns}>
          {format.count(campaigns.length)}: {campaigns.length > LISTED ? `${named}, …` : named}
        </Fact>
      </dl>
      <Sources sources={read.sources} />
      <Totals totals={read.totals} />
      {replaced > 0 && <p>{words.replaces(format.count(replaced))}</p>}
      <PostForm action={COSTS_PATH} id={FORM} button={words.confirm}>
        <HiddenFields
          parameters={[
            ['table', table],
            ['checked', digest],
            ['encoding', guessedEncoding],
            ['columns', columns?.text ?? ''],
            ['remembered', columns?.isRemembered === true ? 'yes' : ''],
          ]}
        />
        {read.asked.map((question) => (
          <CostQuestionFields key={question.kind} question={question} answers={answers} />
        ))}
      </PostForm>
      <div className="form">
        <button
          type="submit"
          className="quiet"
          form={FORM}
          name="choose"
          value="columns"
          formNoValidate
        >
          {words.otherColumns}
        </button>
      </div>
    </Panel>
  );
}

function ChosenColumns({
  columns: { choice, headings, isRemembered },
}: {
  columns: PreviewColumns;
}) {
  const { texts } = useConsole();
  const words = texts.costs.preview;
  const columnWords = useColumnWords();
  const named = columnWords(headings, choice);
  return <p>{isRemembered ? words.remembered(named) : words.chosen(named)}</p>;
}

/** One source is the sum of all. */
function Sources({ sources }: Pick<CostTable, 'sources'>) {
  const { texts, format } = useConsole();
  const words = texts.costs.preview;
  const more = sources.length - LISTED;
  if (sources.length < 2) return null;
  return (
    <>
      <Table look="rows records" caption={words.sources} heads={[words.source, words.sum]}>
        {sources.slice(0, LISTED).map(({ source, sum }) => (
          <tr key={source}>
            <th scope="row">
              <bdi>{format.nameOf('source', source)}</bdi>
            </th>
            <td>{format.money(sum)}</td>
          </tr>
        ))}
      </Table>
      {more > 0 && <p>{words.totals.more(format.count(more))}</p>}
    </>
  );
}

function Totals({ totals }: { totals: readonly LeftOutTotal[] }) {
  const { texts, format } = useConsole();
  const { leftOut, totals: words } = texts.costs.preview;
  const more = totals.length - LISTED;
  if (totals.length === 0) return null;
  return (
    <>
      <p>{leftOut}</p>
      <ul>
        {totals.slice(0, LISTED).map(({ line, amount, difference }) => {
          const at = format.count(line);
          if (amount === undefined || difference === undefined) {
            return <li key={line}>{words.line(at)}</li>;
          }
          const money = format.money(amount);
          return difference === 0 ? (
            <li key={line}>{words.same(at, money)}</li>
          ) : (
            <li key={line}>
              <strong className="warning">
                {words.differs(at, money, format.money(difference))}
              </strong>
            </li>
          );
        })}
        {more > 0 && <li>{words.more(format.count(more))}</li>}
      </ul>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
