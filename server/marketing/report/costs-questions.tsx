import { answerKey, chosenName, MOST_ASKED } from '#server/marketing/costs/near-names/near-name.ts';
import { DAY_ORDERS } from '#server/marketing/given-table/given-day.ts';
import { DECIMAL_SIGNS } from '#server/marketing/costs/cost-table/cost-amount.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { ZERO } from '#shared/money/money.ts';
import type { ReactNode } from 'react';
import type {
  CostAnswers,
  CostQuestion,
} from '#server/marketing/costs/cost-table/cost-questions.ts';

interface QuestionProps<Kind extends CostQuestion['kind'] = CostQuestion['kind']> {
  question: Extract<CostQuestion, { kind: Kind }>;
  /** What was answered before. */
  answers: CostAnswers;
}

/** A question about a table; the form is sent with its answer. */
export function CostQuestionFields({ question, answers }: QuestionProps) {
  const { texts, format } = useConsole();
  const words = texts.costs.preview;
  switch (question.kind) {
    case 'day-order':
      return <DayOrderField question={question} answers={answers} />;
    case 'decimal':
      return <DecimalField question={question} answers={answers} />;
    case 'future':
      return (
        <Check name="future" isChecked={answers.allowsFuture}>
          {words.future(format.count(question.count), format.day(question.latest, 'long'))}
        </Check>
      );
    case 'names':
      return <NameFields question={question} answers={answers} />;
    case 'repeated':
      return (
        <>
          <Check name="repeated" isChecked={answers.sumsRepeated}>
            {words.repeated(format.count(question.count))}
          </Check>
          <ul>
            {question.examples.map((example) => (
              <li key={example}>{words.repeatedLines(example)}</li>
            ))}
          </ul>
        </>
      );
    case 'encoding':
      return (
        <Check name="encoding-right" isChecked={answers.isEncodingRight}>
          {words.encoding(question.encoding)}
        </Check>
      );
  }
}

function DayOrderField({ question: { sample, ranges }, answers }: QuestionProps<'day-order'>) {
  const { texts, format } = useConsole();
  const words = texts.costs.preview;
  return (
    <label>
      {words.dayOrder(sample)}
      <select name="day-order" required defaultValue={answers.dayOrder ?? ''}>
        <option value="">{words.choose}</option>
        {DAY_ORDERS.map((order) => {
          const range = ranges[order];
          if (!range) return null;
          const days = words.range(format.day(range.from, 'long'), format.day(range.to, 'long'));
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

function DecimalField({ question, answers }: QuestionProps<'decimal'>) {
  const { texts, format } = useConsole();
  const words = texts.costs.preview;
  const { sample, line, amounts, sums } = question;
  return (
    <label>
      {words.decimal(sample, format.count(line))}
      <select
        name="decimal"
        required
        defaultValue={answers.decimalSign ?? ''}
        aria-describedby="decimal-hint"
      >
        <option value="">{words.choose}</option>
        {DECIMAL_SIGNS.map((sign) => (
          <option key={sign} value={sign}>
            {words.signs[sign](format.money(amounts[sign] ?? ZERO))}
          </option>
        ))}
      </select>
      <span className="hint" id="decimal-hint">
        {words.signSums(format.money(sums.point), format.money(sums.comma))}
      </span>
    </label>
  );
}

function NameFields({ question: { near }, answers: { names } }: QuestionProps<'names'>) {
  const { texts, format } = useConsole();
  const words = texts.costs.preview;
  const more = near.length - MOST_ASKED;
  return (
    <fieldset>
      <legend>{words.names}</legend>
      {near.slice(0, MOST_ASKED).map((one) => (
        <label key={answerKey(one)}>
          <bdi>{words.nameOf[one.dimension](one.name)}</bdi>
          <select
            name={`near ${answerKey(one)}`}
            defaultValue={names === 'keep' ? '' : (chosenName(one, names) ?? '')}
          >
            <option value="">{words.choose}</option>
            <option value={one.known}>{words.replaceName(one.known)}</option>
            <option value={one.name}>{words.keepName(one.name)}</option>
          </select>
        </label>
      ))}
      {more > 0 && <p>{words.moreNames(format.count(more))}</p>}
      <label className="check">
        <input type="checkbox" name="names" value="keep" defaultChecked={names === 'keep'} />
        {words.keepAll}
      </label>
    </fieldset>
  );
}

interface CheckProps {
  name: string;
  isChecked: boolean | undefined;
  children: ReactNode;
}

function Check({ name, isChecked, children }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" name={name} value="yes" required defaultChecked={isChecked} />
      {children}
    </label>
  );
}
