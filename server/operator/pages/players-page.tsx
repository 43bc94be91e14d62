import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { Field, FormNote } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { PLAYERS_PATH } from '#server/marketing/access/paths.ts';
import { AccountLink } from '#server/operator/pages/account-link.tsx';
import { LONGEST_TEXT } from '#server/operator/player-commands.ts';
import type { findPlayers } from '#server/operator/find-players.ts';
import type { ReactNode } from 'react';

interface PlayersPageProps {
  /** As typed; '' before anyone was looked for. */
  text: string;
  found: Awaited<ReturnType<typeof findPlayers>> | undefined;
  problem: string | undefined;
}

export const playersPage = (props: PlayersPageProps): ReactNode => <PlayersPage {...props} />;

function PlayersPage({ text, found, problem }: PlayersPageProps) {
  const { players } = useConsole().texts;
  const query = new URLSearchParams({ text }).toString();
  return (
    <ConsolePage
      title={players.title}
      here={text === '' ? PLAYERS_PATH : `${PLAYERS_PATH}?${query}`}
    >
      <h1>{players.title}</h1>
      <p className="range">{players.intro}</p>
      <FormNote note={problem === undefined ? undefined : { text: problem, isProblem: true }} />
      <Panel id="search" title={players.find}>
        <search>
          <form className="form" action={PLAYERS_PATH}>
            <Field
              name="text"
              label={players.search}
              hint={players.searchHint}
              defaultValue={text}
              maxLength={LONGEST_TEXT}
              autoCapitalize="none"
              autoComplete="off"
              required
            />
            <button type="submit">{players.find}</button>
          </form>
        </search>
      </Panel>
      {found && (
        <Panel id="found" title={players.found}>
          {found.players.length === 0 ? (
            <p className="nothing">{players.nobody}</p>
          ) : (
            <FoundPlayers found={found} />
          )}
        </Panel>
      )}
    </ConsolePage>
  );
}

function FoundPlayers({ found }: { found: NonNullable<PlayersPageProps['found']> }) {
  const { texts, format } = useConsole();
  const { players } = texts;
  return (
    <>
      <ol className="entries facts">
        {found.players.map(({ playerId, account, mobile, inviteCode, vip }) => (
          <li key={playerId}>
            <AccountLink account={account} />
            <p className="hint">
              {[players.level(format.count(vip)), mobile, inviteCode]
                .filter((part) => part !== null)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      {found.hasMore && <p className="hint">{players.more}</p>}
    </>
  );
}
