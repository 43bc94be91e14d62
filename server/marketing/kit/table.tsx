import type { ReactNode } from 'react';

interface TableProps {
  /** `rows` start with a label, then numbers; those of `records` with a longer one. `words` are text. */
  look: 'rows' | 'rows records' | 'words' | 'words log';
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
