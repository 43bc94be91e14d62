import { Fragment, type ReactNode } from 'react';

/** Named values; a name without any is left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, readonly ReactNode[]])[] }) {
  return (
    <dl className="facts">
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
