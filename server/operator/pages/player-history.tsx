import { Panel } from '#server/marketing/kit/panel.tsx';
import { Table } from '#server/marketing/kit/table.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { RecordRow } from '#server/operator/pages/player-orders.tsx';
import { epochMs } from '#shared/time/duration.ts';
import type { PlayerFacts } from '#server/operator/pages/read-player.ts';

type Records = Pick<PlayerFacts, 'record'>;

/** What bonuses and deposits still lock, and what was wagered for the latest others. */
export function WageringPanel({ record }: Records) {
  const { texts, format } = useConsole();
  const { players } = texts;
  const requirements = [...record.openWagering, ...record.lastWagering];
  return (
    <Panel id="wagering" title={players.wagering}>
      {requirements.length === 0 ? (
        <p className="nothing">{players.noWagering}</p>
      ) : (
        <Table
          look="rows records"
          caption={players.wagering}
          heads={[players.requirement, players.lockedPart, players.wagered]}
        >
          {requirements.map(({ source, reference, locked, need, done, state, createdAt }) => (
            <RecordRow
              key={`${source} ${reference}`}
              what={`${players.sources[source]} · ${players.wageringStates[state]}`}
              number={reference}
              at={createdAt}
              amounts={[
                format.money(locked),
                players.wageredOf(format.money(done), format.money(need)),
              ]}
            />
          ))}
        </Table>
      )}
    </Panel>
  );
}

/** Devices that are signed in: names and times only. */
export function SessionsPanel({ record }: Records) {
  const { texts, format } = useConsole();
  const { players } = texts;
  const { sessions, latestSessions } = record;
  return (
    <Panel id="sessions" title={players.sessions}>
      {latestSessions.length === 0 ? (
        <p className="nothing">{players.noSessions}</p>
      ) : (
        <ul className="entries">
          {latestSessions.map(({ device, since, lastSeenAt }) => (
            <li key={`${device} ${since} ${lastSeenAt}`}>
              {device === '' ? players.unknownDevice : device}
              <p className="hint">{players.lastSeen(format.moment(epochMs(lastSeenAt)))}</p>
            </li>
          ))}
        </ul>
      )}
      {sessions > latestSessions.length && (
        <p className="hint">
          {players.sessionCount(format.count(latestSessions.length), format.count(sessions))}
        </p>
      )}
    </Panel>
  );
}

/** The player's passkeys by name and times, never the keys. */
export function PasskeysPanel({ record }: Records) {
  const { texts, format } = useConsole();
  const { players } = texts;
  if (record.passkeys.length === 0) return null;
  return (
    <Panel id="passkeys" title={players.passkeys}>
      <ul className="entries">
        {record.passkeys.map(({ name, since, lastUsedAt }) => (
          <li key={`${name} ${since}`}>
            {name === '' ? players.unknownDevice : name}
            <p className="hint">
              {lastUsedAt === null
                ? players.addedAt(format.moment(epochMs(since)))
                : players.lastUsed(format.moment(epochMs(lastUsedAt)))}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What operators wrote about the player, the latest first. */
export function NotesPanel({ record }: Records) {
  const { texts, format } = useConsole();
  const { players } = texts;
  return (
    <Panel id="notes" title={players.notes}>
      {record.notes.length === 0 ? (
        <p className="nothing">{players.noNotes}</p>
      ) : (
        <ul className="entries">
          {record.notes.map(({ by, note, time }) => (
            <li key={`${time} ${note}`}>
              <p className="written">{note}</p>
              <p className="hint">{`${by} · ${format.moment(epochMs(Date.parse(time)))}`}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
