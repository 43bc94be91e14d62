import { Fragment, type ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Section } from '#ui/layout/section.tsx';
import { LoadMore } from './load-more.tsx';
import { Note } from '#ui/base/note.tsx';
import type { Paging } from './paging.ts';

export interface HistoryProps<Entry> {
  readonly title: string;
  /** Newest first. */
  readonly entries: readonly Entry[];
  readonly renderEntry: (entry: Entry) => ReactNode;
  readonly emptyText?: string;
  readonly moreLabel: string;
  /** Precedes the reason of a failure. */
  readonly failedText: string;
  readonly paging: Paging;
}

/** Past events under a heading, loaded page by page. */
export function History<Entry extends { readonly time: number }>({
  title,
  entries,
  renderEntry,
  emptyText,
  moreLabel,
  failedText,
  paging,
}: HistoryProps<Entry>) {
  const isEmpty = entries.length === 0;
  const problem = paging.problem === null ? null : `${failedText} ${paging.problem}`;
  return (
    <Section title={title}>
      {isEmpty && emptyText !== undefined && !paging.isLoading && problem === null && (
        <Note tone="faint">{emptyText}</Note>
      )}
      {!isEmpty && (
        <Card inset="rows">
          <List divided="wide">
            {entries.map((entry, place) => (
              <Fragment key={`${entries.length - place} ${entry.time}`}>
                {renderEntry(entry)}
              </Fragment>
            ))}
          </List>
        </Card>
      )}
      <LoadMore label={moreLabel} paging={{ ...paging, problem }} />
    </Section>
  );
}
