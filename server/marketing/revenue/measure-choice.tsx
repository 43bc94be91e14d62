import { addressOf, MEASURES, type View } from '#server/marketing/report/view.ts';
import { Choices } from '#server/marketing/kit/choices.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';

interface ChoiceProps {
  path: string;
  view: View;
  /** The panel that the choice belongs to. */
  fragment: string;
}

export function MeasureChoice({ path, view, fragment }: ChoiceProps) {
  const { revenue } = useConsole().texts;
  return (
    <Choices
      label={revenue.measure}
      choices={MEASURES.map((measure) => ({
        label: revenue.measures[measure],
        href: addressOf(path, { ...view, measure }, { fragment }),
        isChosen: measure === view.measure,
      }))}
    />
  );
}

/** Few columns fit on a phone. */
export function ColumnChoice({ path, view, fragment }: ChoiceProps) {
  const { revenue } = useConsole().texts;
  return (
    <Choices
      label={revenue.columnsLabel}
      choices={[false, true].map((hasAllColumns) => ({
        label: hasAllColumns ? revenue.allColumns : revenue.fewColumns,
        href: addressOf(path, { ...view, hasAllColumns }, { fragment }),
        isChosen: hasAllColumns === view.hasAllColumns,
      }))}
    />
  );
}
