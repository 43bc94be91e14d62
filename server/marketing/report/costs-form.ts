/** What the form of a table of costs answers: a question about its columns, a preview, or what was stored. */
import { BadRequest } from '#server/core/http/refusal.ts';
import {
  choiceText,
  parseChoice,
  type PlacedChoice,
} from '#server/marketing/costs/cost-table/column-text.ts';
import {
  CHOSEN_COLUMNS,
  guessColumns,
  headOf,
  problemOfChoice,
  sampleOf,
  type ChosenColumn,
  type ColumnChoice,
  type ColumnSample,
} from '#server/marketing/costs/cost-table/cost-columns.ts';
import { ColumnsUnknown } from '#server/marketing/costs/cost-table/cost-headings.ts';
import { COSTS_PATH } from '#server/marketing/report/paths.ts';
import { countReplaced } from '#server/marketing/costs/costs.ts';
import { DAY_ORDERS } from '#server/marketing/given-table/given-day.ts';
import { DECIMAL_SIGNS } from '#server/marketing/costs/cost-table/cost-amount.ts';
import { findColumns, saveColumnsAndNote } from '#server/marketing/costs/remembered-columns.ts';
import { findNearIn } from '#server/marketing/costs/near-names/find-near.ts';
import { firstRows } from '#server/marketing/given-table/table-head.ts';
import { GUESSED_ENCODINGS } from '#server/marketing/given-table/decode-table.ts';
import { LONGEST_WORD } from '#server/marketing/costs/cost-table/cost-lines.ts';
import { markets } from '#shared/market/market.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { readCostTable } from '#server/marketing/costs/cost-table/read-cost-table.ts';
import { saveAndNote } from '#server/marketing/costs/noted-imports.ts';
import { tableDigest } from '#server/marketing/given-table/table-digest.ts';
import { transact } from '#server/core/database/transact.ts';
import type { ColumnQuestion } from '#server/marketing/report/costs-columns.tsx';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { CostAnswers } from '#server/marketing/costs/cost-table/cost-questions.ts';
import type { CostPreview, PreviewColumns } from '#server/marketing/report/costs-preview.tsx';
import type { Note } from '#server/marketing/kit/form.tsx';

/** What the page says about a table that is not stored yet, so that nothing typed is lost. */
export interface CostsSaid {
  note?: Note | undefined;
  table?: string;
  preview?: CostPreview;
  columnQuestion?: ColumnQuestion;
}

type Columns = PreviewColumns & { placed: PlacedChoice };

/**
 * Shows what would be stored; a second form with the digest of the same table stores it. Where the columns are
 * not known, a form before asks for them; it carries the table along.
 */
export function costsForm(app: ConsoleApp) {
  const { database, clock, settings } = app.context;
  const { currency } = markets[settings.market];

  const columnsOf = async (form: Form, table: string): Promise<Columns | undefined> => {
    const given = parseChoice(form['columns'] ?? '');
    const isUsable = given && problemOfChoice(given.choice) === undefined;
    const placed = isUsable ? given : await findColumns(database.db, table);
    if (!placed) return undefined;
    return columnsAt(table, placed, isUsable ? form['remembered'] === 'yes' : true);
  };

  const check = async (visit: Visit, form: Form, columns: Columns | undefined) => {
    const { table = '' } = form;
    const guessedEncoding = GUESSED_ENCODINGS.find((known) => known === form['encoding']);
    const answers = answersOf(form);
    const head = columns && headOf(table, columns.placed, columns.choice, currency);
    const { today } = visit;
    const findNear = findNearIn(database.longDb);
    const options = { currency, today, head, answers, guessedEncoding, findNear };
    const read = await readCostTable(table, options);
    const replaced = await countReplaced(database.longDb, read.costs);
    const digest = tableDigest(table);
    return { read, replaced, table, digest, guessedEncoding, columns, answers };
  };

  const store = (
    visit: Visit,
    { table, digest, read, columns }: CostPreview & { columns: Columns | undefined },
  ) =>
    transact(database, async (trx) => {
      const by = { actor: visit.user, now: clock.now() };
      await saveAndNote(trx, { costs: read.costs, lines: read.lines, digest, ...by });
      if (columns && !columns.isRemembered) {
        await saveColumnsAndNote(trx, { table, placed: columns.placed, ...by });
      }
    });

  return async (visit: Visit, form: Form): Promise<CostsSaid | { to: string }> => {
    const { table = '', checked } = form;
    const { preview: words } = visit.texts.costs;
    const refuse = (text: string, more: CostsSaid = {}): CostsSaid => {
      void visit.reply.code(400);
      return { note: { text, isProblem: true }, table, ...more };
    };
    let columns: Columns | undefined;
    try {
      const chosen = form['choice'] === 'yes' ? chosenIn(visit, form) : undefined;
      if (chosen && 'columnQuestion' in chosen) {
        const { problem, columnQuestion } = chosen;
        return problem === undefined
          ? { table, columnQuestion }
          : refuse(problem, { columnQuestion });
      }
      columns = chosen ? columnsAt(table, chosen, false) : await columnsOf(form, table);
      if (form['choose'] === 'columns') {
        const columnQuestion = questionOf(form, visit.today, columns?.placed);
        if (columnQuestion) return { table, columnQuestion };
      }
      const preview = await check(visit, form, columns);
      if (checked === undefined) return { table, preview };
      if (checked !== preview.digest) return refuse(words.changed, { preview });
      if (preview.read.questions.length > 0) return refuse(words.unanswered, { preview });
      await store(visit, preview);
      return { to: `${COSTS_PATH}?added=${preview.read.lines}` };
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      const problem = visit.texts.problem(error.message);
      // Columns that were chosen may be the reason.
      if (columns) return refuse(problem, asked(form, visit, columns.placed));
      const more = error instanceof ColumnsUnknown ? asked(form, visit, undefined) : {};
      return more.columnQuestion ? { table, ...more } : refuse(problem);
    }
  };
}

/** Asks for the columns; nothing for a table that has too many or no headings. */
function asked(form: Form, { today }: Visit, placed: PlacedChoice | undefined): CostsSaid {
  try {
    const columnQuestion = questionOf(form, today, placed);
    return columnQuestion ? { columnQuestion } : {};
  } catch (error) {
    if (error instanceof BadRequest) return {};
    throw error;
  }
}

const columnsAt = (table: string, placed: PlacedChoice, isRemembered: boolean): Columns => {
  const rows = firstRows(table, placed.delimiter);
  const headings = rows.find(({ line }) => line === placed.line)?.cells ?? [];
  return { text: choiceText(placed), choice: placed.choice, headings, isRemembered, placed };
};

/** The question for the columns of a table, with those that it has now. */
function questionOf(
  form: Form,
  today: number,
  placed: PlacedChoice | undefined,
): ColumnQuestion | undefined {
  const sample = sampleOf(form['table'] ?? '', today, placed?.line);
  return sample && asQuestion(form, sample, placed?.choice ?? guessColumns(sample, today));
}

function asQuestion(
  form: Form,
  sample: ColumnSample,
  { at, source }: ColumnChoice,
): ColumnQuestion {
  const chosen = sample.headings.map((_heading, column) =>
    CHOSEN_COLUMNS.find((one) => at[one] === column),
  );
  const guessedEncoding = GUESSED_ENCODINGS.find((known) => known === form['encoding']);
  return { table: form['table'] ?? '', guessedEncoding, sample, chosen, source };
}

/** Reads the form of the columns: a choice, or the question again where another line has the headings or something is missing. */
function chosenIn(
  { texts, today }: Visit,
  form: Form,
): PlacedChoice | { columnQuestion: ColumnQuestion; problem?: string } {
  const table = form['table'] ?? '';
  const sample = sampleOf(table, today, Number(form['head']));
  if (!sample) throw new BadRequest('the table has no line below its heads');
  const source = oneLine(form['source-all'] ?? '').slice(0, LONGEST_WORD);
  if (form['head'] !== form['shown-head']) {
    const guessed = { ...guessColumns(sample, today), source };
    return { columnQuestion: asQuestion(form, sample, guessed) };
  }
  const chosen = sample.headings.map((_heading, column) =>
    CHOSEN_COLUMNS.find((one) => one === form[`column-${column}`]),
  );
  const twice = chosen.find(
    (column, place): column is ChosenColumn =>
      column !== undefined && chosen.indexOf(column) !== place,
  );
  const at: Partial<Record<ChosenColumn, number>> = {};
  for (const [place, column] of chosen.entries()) if (column) at[column] = place;
  const choice = { at, source };
  const missing = problemOfChoice(choice);
  const { columns: words } = texts.costs;
  const problem =
    (twice && words.twice(words.uses[twice])) ??
    (missing === undefined ? undefined : texts.problem(missing));
  if (problem === undefined) return { line: sample.line, delimiter: sample.delimiter, choice };
  return { columnQuestion: { ...asQuestion(form, sample, choice), chosen }, problem };
}

const NEAR = 'near ';

const answersOf = (form: Form): CostAnswers => ({
  dayOrder: DAY_ORDERS.find((known) => known === form['day-order']),
  decimalSign: DECIMAL_SIGNS.find((known) => known === form['decimal']),
  allowsFuture: form['future'] === 'yes',
  sumsRepeated: form['repeated'] === 'yes',
  isEncodingRight: form['encoding-right'] === 'yes',
  names:
    form['names'] === 'keep'
      ? 'keep'
      : new Map(
          Object.entries(form).flatMap(([field, name]) =>
            field.startsWith(NEAR) ? [[field.slice(NEAR.length), name] as const] : [],
          ),
        ),
});
