import { COSTS_PATH } from '#server/marketing/report/paths.ts';
import { epochMs } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { PostForm } from '#server/marketing/kit/form.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { CostImport } from '#server/marketing/costs/cost-imports.ts';

export interface CostImportsProps {
  imports: readonly CostImport[];
  /** There are older ones that are not listed. */
  hasMore: boolean;
}

/** The latest imports; each can be undone once. */
export function CostImports({ imports, hasMore }: CostImportsProps) {
  const { texts, format } = useConsole();
  const words = texts.costs.imports;
  return (
    <Panel id="imports" title={words.title}>
      {imports.length === 0 ? (
        <p className="nothing">{words.nothing}</p>
      ) : (
        <>
          <p>{words.intro}</p>
          <ol className="entries">
            {imports.map((one) => (
              <li key={one.id}>
                <div className="entry">
                  <strong>{words.number(String(one.id))}</strong>
                  <span>{format.moment(epochMs(one.added_at))}</span>
                  <bdi>{one.added_by}</bdi>
                </div>
                <Contents of={one} />
                <Undo of={one} />
              </li>
            ))}
          </ol>
          {hasMore && (
            <p className="panel-foot">
              <a className="panel-link" href={`${COSTS_PATH}?imports=all#imports`}>
                {words.all}
              </a>
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

function Contents({ of }: { of: CostImport }) {
  const { texts, format } = useConsole();
  const { preview, imports: words } = texts.costs;
  const day = (number: number) => format.day(number, 'long');
  const { sources, campaigns, campaign_count: count } = of;
  const more = count - campaigns.length;
  return (
    <>
      <div>
        {preview.range(day(of.from_day), day(of.to_day))} · {words.lines(format.count(of.lines))} ·{' '}
        {format.money(minorUnits(of.total))}
      </div>
      <div>
        <bdi>{sources.map((name) => format.nameOf('source', name)).join(', ')}</bdi> ·{' '}
        <bdi>{campaigns.join(', ')}</bdi> {more > 0 && words.more(format.count(more))}
      </div>
    </>
  );
}

function Undo({ of: { id, undone_at: at, undone_by: by, left_alone: left } }: { of: CostImport }) {
  const { texts, format } = useConsole();
  const words = texts.costs.imports;
  const name = words.number(String(id));
  if (at === null) {
    return (
      <details className="more short">
        <summary>
          {words.undo}
          <span className="visually-hidden">: {name}</span>
        </summary>
        <PostForm
          action={`${COSTS_PATH}/imports/${id}/undo`}
          button={words.undoSure}
          about={name}
          isQuiet
        />
      </details>
    );
  }
  return (
    <>
      <div>{words.undoneBy(by ?? '', format.moment(epochMs(at)))}</div>
      {left !== null && left > 0 && <div>{words.leftAlone(format.count(left))}</div>}
    </>
  );
}
