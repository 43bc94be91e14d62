import { Field } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import {
  Choice,
  FoldedForm,
  givenOf,
  LobbyForm,
  TimeFields,
  type Sent,
} from '#server/operator/pages/lobby/lobby-fields.tsx';
import { LOBBY_PATH } from '#server/marketing/access/paths.ts';
import type { NumberedGame } from '#server/catalogue/game-rows.ts';

interface GamesPanelProps extends Sent {
  search: string;
  games: readonly NumberedGame[] | undefined;
}

/** Finds games, and makes them hot, hidden or closed for maintenance. */
export function GamesPanel({ search, games, ...sent }: GamesPanelProps) {
  const { lobby } = useConsole().texts;
  return (
    <Panel id="games" title={lobby.games}>
      <search>
        <form className="form" action={`${LOBBY_PATH}#games`}>
          <Field
            name="game"
            label={lobby.gameName}
            defaultValue={search}
            maxLength={80}
            autoComplete="off"
            required
          />
          <button type="submit" className="quiet">
            {lobby.findGame}
          </button>
        </form>
      </search>
      {games?.length === 0 && <p className="nothing">{lobby.noGame}</p>}
      {games !== undefined && games.length > 0 && (
        <ol className="entries">
          {games.map((game) => (
            <Game key={game.id} game={game} sent={sent} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Game({ game, sent }: { game: NumberedGame; sent: Sent }) {
  const { lobby } = useConsole().texts;
  const { id, name, hot, showType = 0, status } = game;
  const marks = [
    ...(hot === 1 ? [lobby.switches.hot] : []),
    ...(showType === 0 ? [] : [lobby.switches.hidden]),
    ...(status === 0 ? [lobby.switches.maintenance] : []),
  ];
  const given = givenOf(sent, 'game-set', id);
  return (
    <li>
      <div className="entry">
        <b>{name}</b>
        <span className="hint">{[String(id), ...marks].join(' · ')}</span>
      </div>
      <FoldedForm title={lobby.change} about={name} isOpen={Object.keys(given).length > 0}>
        <p className="hint">{lobby.gameHint}</p>
        <LobbyForm sent={sent} action="game-set" id={id} button={lobby.save} about={name}>
          <Choice name="what" label={lobby.what} value={given['what']} choices={lobby.switches} />
          <Choice name="value" label={lobby.value} value={given['value']} choices={lobby.values} />
          <TimeFields given={given} />
        </LobbyForm>
      </FoldedForm>
    </li>
  );
}
