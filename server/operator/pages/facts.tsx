import { Fragment, type ReactNode } from 'react';

export type Fact = readonly [name: string, values: readonly ReactNode[]];

interface FactsProps {
  facts: readonly Fact[];
  /** `amounts` stand at the end of the line of their name. */
  look?: 'amounts';
}

/** Named values; a name without any is left out. */
export function Facts({ facts, look }: FactsProps) {
  return (
    <dl className={look === undefined ? 'facts' : `facts ${look}`}>
      {facts
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            {values.map((value, index) => (
              <dd key={`${name} ${values.length - index}`}>{value}</dd>
            ))}
          </Fragment>
        ))}
    </dl>
  );
}
