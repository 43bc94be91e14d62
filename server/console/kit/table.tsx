import type { ReactNode } from 'react';

interface TableProps {
  /** `rows` begin with what they are of and go on in numbers; `words` are read from left to right. */
  look: 'rows' | 'words' | 'words log';
  /** Names the table where no heading does; it is not seen. */
  caption?: string;
  heads: readonly string[];
  /** Its rows. */
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
