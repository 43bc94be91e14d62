import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { LobbyForm, type Sent } from '#server/operator/pages/lobby/lobby-fields.tsx';
import { epochMs } from '#shared/time/duration.ts';
import type { Plan } from '#server/operator/plans.ts';

interface PlannedPanelProps extends Sent {
  waiting: readonly Plan[];
  ended: readonly Plan[];
}

/** Changes that wait for their time, and what became of the latest. */
export function PlannedPanel({ waiting, ended, ...sent }: PlannedPanelProps) {
  const { lobby } = useConsole().texts;
  return (
    <Panel id="planned" title={lobby.planned}>
      {waiting.length === 0 ? (
        <p className="nothing">{lobby.nothingPlanned}</p>
      ) : (
        <ol className="entries">
          {waiting.map((plan) => (
            <li key={plan.id}>
              <PlanFacts plan={plan} />
              <LobbyForm
                sent={sent}
                action="plan-cancel"
                id={plan.id}
                button={lobby.cancel}
                about={plan.command}
                isQuiet
              />
            </li>
          ))}
        </ol>
      )}
      {ended.length > 0 && (
        <details className="more">
          <summary>{lobby.ended}</summary>
          <ol className="entries">
            {ended.map((plan) => (
              <li key={plan.id}>
                <PlanFacts plan={plan} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </Panel>
  );
}

function PlanFacts({ plan }: { plan: Plan }) {
  const { texts, format } = useConsole();
  const { lobby } = texts;
  const { id, command, options, state, problem, actor, due_at: dueAt } = plan;
  const look = {
    waiting: 'state',
    done: 'state done',
    failed: 'state refused',
    cancelled: 'state',
  };
  return (
    <>
      <div className="entry">
        <b>{command}</b>
        <span className={look[state]}>{lobby.states[state]}</span>
      </div>
      <p>{lobby.byWhom(format.moment(epochMs(dueAt)), actor)}</p>
      <p className="hint">{`${id} · ${options}`}</p>
      {problem !== null && <p className="problem">{texts.problem(problem)}</p>}
    </>
  );
}
