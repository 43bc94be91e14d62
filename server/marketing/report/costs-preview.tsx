import { COSTS_PATH } from '#server/marketing/report/paths.ts';
import { DAY_ORDERS } from '#server/marketing/given-table/given-day.ts';
import { HiddenFields } from '#server/marketing/kit/hidden-fields.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { PostForm } from '#server/marketing/kit/form.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { ReactNode } from 'react';
import type { CostQuestion } from '#server/marketing/costs/cost-table/cost-questions.ts';
import type { CostTable } from '#server/marketing/costs/cost-table/read-cost-table.ts';
import type { TableEncoding } from '#server/marketing/given-table/decode-table.ts';

export interface CostPreview {
  read: CostTable;
  /** Stored costs of the same day, source and campaign. */
  replaced: number;
  table: string;
  /** Of the table: only the text that was checked is stored. */
  digest: string;
  guessedEncoding: TableEncoding | undefined;
}

/** Campaigns that are named. */
const LISTED = 20;

/** What a table would store, its open questions, and the form that stores it. */
export function CostsPreview({ preview }: { preview: CostPreview }) {
  const { read, replaced, table, digest, guessedEncoding = '' } = preview;
  const { texts, format } = useConsole();
  const words = texts.costs.preview;
  const { days, campaigns, totals } = read;
  const named = campaigns.slice(0, LISTED).join(', ');
  return (
    <Panel id="preview" title={words.title}>
      <dl className="facts">
        <Fact name={words.lines}>{format.count(read.lines)}</Fact>
        {days && (
          <Fact name={words.days}>
            {words.range(format.day(days.from, 'long'), format.day(days.to, 'long'))}
          </Fact>
        )}
        <Fact name={words.sum}>{format.money(read.sum)}</Fact>
        <Fact name={words.campaigns}>
          {format.count(campaigns.length)}: {campaigns.length > LISTED ? `${named}, …` : named}
        </Fact>
      </dl>
      {totals.length > 0 && <p>{words.totals(totals.join(', '))}</p>}
      {replaced > 0 && <p>{words.replaces(format.count(replaced))}</p>}
      <PostForm action={COSTS_PATH} button={words.confirm}>
        <HiddenFields
          parameters={[
            ['table', table],
            ['checked', digest],
            ['encoding', guessedEncoding],
          ]}
        />
        {read.questions.map((question) => (
          <Question key={question.kind} question={question} />
        ))}
      </PostForm>
    </Panel>
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

function Question({ question }: { question: CostQuestion }) {
  const { texts, format } = useConsole();
  const words = texts.costs.preview;
  switch (question.kind) {
    case 'day-order': {
      const { sample, ranges } = question;
      return (
        <label>
          {words.dayOrder(sample)}
          <select name="day-order" required defaultValue="">
            <option value="">{words.choose}</option>
            {DAY_ORDERS.map((order) => {
              const range = ranges[order];
              if (!range) return null;
              const days = words.range(
                format.day(range.from, 'long'),
                format.day(range.to, 'long'),
              );
              return (
                <option key={order} value={order}>
                  {words.orders[order](days)}
                </option>
              );
            })}
          </select>
        </label>
      );
    }
    case 'repeated':
      return (
        <>
          <Check name="repeated">{words.repeated(format.count(question.count))}</Check>
          <ul>
            {question.examples.map((example) => (
              <li key={example}>{words.repeatedLines(example)}</li>
            ))}
          </ul>
        </>
      );
    case 'encoding':
      return <Check name="encoding-right">{words.encoding(question.encoding)}</Check>;
  }
}

function Check({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label className="check">
      <input type="checkbox" name={name} value="yes" required />
      {children}
    </label>
  );
}
