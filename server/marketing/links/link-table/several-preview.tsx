import { HiddenFields } from '#server/marketing/kit/hidden-fields.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { PostForm } from '#server/marketing/kit/form.tsx';
import { Table } from '#server/marketing/kit/table.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { SEVERAL_PATH } from '#server/marketing/links/paths.ts';
import type { CheckedLinks } from '#server/marketing/links/link-table/check-link-table.ts';

/** What a table would add: its problems, its open questions, the form that adds it, and every link. */
export function SeveralPreview({ preview }: { preview: CheckedLinks }) {
  const { texts, format } = useConsole();
  const words = texts.several;
  const { lines, problems, ignored, above, room } = preview;
  const isReady = problems.length === 0 && lines.length <= room;
  const count = format.count(lines.length);
  return (
    <Panel id="preview" title={isReady ? words.question(count) : words.notYet}>
      {problems.length > 0 && (
        <Table look="words" caption={words.problems} heads={[words.line, words.problem]}>
          {problems.map(({ line, problem }) => (
            <tr key={`${line} ${problem}`}>
              <th scope="row">{format.count(line)}</th>
              <td>{texts.problem(problem)}</td>
            </tr>
          ))}
        </Table>
      )}
      {ignored.length > 0 && <p>{words.ignored(ignored.join(', '))}</p>}
      {above.length > 0 && <p>{words.above(above.join(', '))}</p>}
      {isReady && <ConfirmForm preview={preview} />}
      <LineTable lines={lines} />
    </Panel>
  );
}

function ConfirmForm({ preview }: { preview: CheckedLinks }) {
  const { texts, format } = useConsole();
  const words = texts.several;
  const { lines, similar, similarDigest, table, defaults, digest, guessedEncoding = '' } = preview;
  return (
    <PostForm action={SEVERAL_PATH} button={words.confirm(format.count(lines.length))}>
      <HiddenFields
        parameters={[
          ['table', table],
          ...Object.entries(defaults),
          ['checked', digest],
          ['encoding', guessedEncoding],
        ]}
      />
      {similar.length > 0 && (
        <>
          <ul>
            {similar.map((one) => (
              <li key={one.campaign}>
                {texts.links.similar(one.campaign, one.other)}{' '}
                <span className="hint">{words.inLines(one.lines.join(', '))}</span>
              </li>
            ))}
          </ul>
          <label className="check">
            <input type="checkbox" name="sure" value={similarDigest} required />
            {words.sure(format.count(similar.length))}
          </label>
        </>
      )}
      {guessedEncoding !== '' && (
        <label className="check">
          <input type="checkbox" name="encoding-right" value="yes" required />
          {words.encoding(guessedEncoding)}
        </label>
      )}
    </PostForm>
  );
}

const SHOWN = [
  'path',
  'source',
  'medium',
  'campaign',
  'content',
  'term',
  'referrer',
  'tags',
  'endsOn',
  'title',
  'description',
] as const;

/** Columns without any text are left out. */
function LineTable({ lines }: Pick<CheckedLinks, 'lines'>) {
  const { texts, format } = useConsole();
  const { links, several: words } = texts;
  const shown = SHOWN.filter((field) => lines.some(({ draft }) => draft[field] !== ''));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach what scrolls (axe)
    <section className="scroll" aria-label={words.tableOf} tabIndex={0}>
      <table className="full links added">
        <caption className="visually-hidden">{words.tableOf}</caption>
        <thead>
          <tr>
            <th scope="col">{links.fields.name}</th>
            <th scope="col">{words.line}</th>
            {shown.map((field) => (
              <th key={field} scope="col">
                {links.fields[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, draft, isNameMade, destination }) => (
            <tr key={line}>
              <th scope="row">
                <bdi>{draft.name}</bdi>
                {isNameMade && <span className="hint">{words.made}</span>}
                {destination !== undefined && (
                  <span className="warning">{links.problems[destination]}</span>
                )}
              </th>
              <td>{format.count(line)}</td>
              {shown.map((field) => (
                <td key={field}>
                  <bdi>{draft[field]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
