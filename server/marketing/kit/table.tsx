import type { ReactNode } from 'react';

interface TableProps {
  /**
   * `rows` start with a label, then numbers; those of `records` with a longer one. `stacked` has many numbers:
   * on a narrow page each row is a list, where a cell names its column in `data-label`. `words` are text; those of `log`
   * begin with a time or a label, and are lists on a narrow page, too.
   */
  look: 'rows' | 'rows records' | 'stacked' | 'words' | 'words log';
  /** Visually hidden name, for a table without a heading. */
  caption?: string;
  heads: readonly string[];
  /** The table's rows. */
  children: ReactNode;
}

export function Table({ look, caption, heads, children }: TableProps) {
  return (
    <table className={look}>
      {caption !== undefined && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
