import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { Field, FormNote, type Note } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { BannersPanel, NoticesPanel } from '#server/operator/pages/lobby/entry-panels.tsx';
import { Facts } from '#server/operator/pages/facts.tsx';
import { GamesPanel } from '#server/operator/pages/lobby/lobby-games.tsx';
import { LOBBY_PATH } from '#server/marketing/access/paths.ts';
import { PicturesPanel } from '#server/operator/pages/lobby/pictures-panel.tsx';
import { PlannedPanel } from '#server/operator/pages/lobby/planned-panel.tsx';
import type { LobbyPicture } from '#server/catalogue/pictures/pictures.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { ListedGame } from '#server/catalogue/lobby-content.ts';
import type { LobbyAction } from '#server/operator/pages/lobby/lobby-forms.ts';
import type { NumberedGame } from '#server/catalogue/game-rows.ts';
import type { Plan } from '#server/operator/plans.ts';
import type { LobbyContent } from '#server/catalogue/lobby-content.ts';
import type { ReactNode } from 'react';

/** What a lobby contains at a time, and which planned changes fail until then. */
export type PreviewedLobby = LobbyContent & { problems: { plan: number; problem: string }[] };

export interface LobbyPageProps {
  present: PreviewedLobby;
  preview: PreviewedLobby;
  /** Of the preview, as its input has it; '' for now. */
  time: string;
  /** The same; undefined for now. */
  moment: EpochMs | undefined;
  /** Of the market. */
  timeZone: string;
  search: string;
  /** Undefined before one was looked for. */
  games: readonly NumberedGame[] | undefined;
  pictures: readonly LobbyPicture[];
  waiting: readonly Plan[];
  ended: readonly Plan[];
  /** Of what the page shows: its forms send it. */
  mark: string;
  note: Note | undefined;
  /** A form that had a problem, as it was filled in. */
  action: LobbyAction | undefined;
  form: Form;
}

export const lobbyPage = (props: LobbyPageProps): ReactNode => <LobbyPage {...props} />;

function LobbyPage(props: LobbyPageProps) {
  const { lobby } = useConsole().texts;
  const { present, time, search, note, action, form, mark } = props;
  const query = new URLSearchParams({
    ...(time !== '' && { time }),
    ...(search !== '' && { game: search }),
  }).toString();
  const sent = { action, form, mark };
  return (
    <ConsolePage title={lobby.title} here={query === '' ? LOBBY_PATH : `${LOBBY_PATH}?${query}`}>
      <h1>{lobby.title}</h1>
      <p className="range">{lobby.intro}</p>
      <FormNote note={note} />
      <SeenPanel {...props} />
      <PicturesPanel pictures={props.pictures} />
      <BannersPanel banners={present.banners} {...sent} />
      <NoticesPanel notices={present.notices} {...sent} />
      <GamesPanel search={search} games={props.games} {...sent} />
      <PlannedPanel waiting={props.waiting} ended={props.ended} {...sent} />
    </ConsolePage>
  );
}

/** Games named in a line; of more the number. */
const NAMED = 12;

function SeenPanel({
  preview,
  time,
  moment,
  timeZone,
}: Pick<LobbyPageProps, 'preview' | 'time' | 'moment' | 'timeZone'>) {
  const { texts, format } = useConsole();
  const { lobby } = texts;
  const listed = (games: readonly ListedGame[]): string[] => {
    if (games.length === 0) return [lobby.none];
    const names = games.slice(0, NAMED).map(({ name }) => name);
    const rest = games.length - names.length;
    return [names.join(' · '), ...(rest > 0 ? [lobby.more(format.count(rest))] : [])];
  };
  const shown = <Entry extends { hidden?: boolean | undefined }>(entries: readonly Entry[]) =>
    entries.filter(({ hidden }) => hidden !== true);
  const banners = shown(preview.banners);
  const notices = shown(preview.notices);
  return (
    <Panel id="seen" title={lobby.asSeen}>
      <search>
        <form className="form" action={LOBBY_PATH}>
          <Field
            name="time"
            type="datetime-local"
            label={lobby.time}
            hint={lobby.timeHint(timeZone)}
            defaultValue={time}
          />
          <button type="submit" className="quiet">
            {lobby.show}
          </button>
        </form>
      </search>
      <h3>{moment === undefined ? lobby.now : lobby.atTime(format.moment(moment))}</h3>
      {preview.problems.map(({ plan, problem }) => (
        <p key={plan} className="problem">
          {lobby.willFail(String(plan), texts.problem(problem))}
        </p>
      ))}
      {banners.length === 0 ? (
        <p className="nothing">{lobby.noBanners}</p>
      ) : (
        <ol className="strip" aria-label={lobby.banners}>
          {banners.map(({ id, imgUrl, title }) => (
            <li key={id}>
              <img src={imgUrl} alt={title} loading="lazy" width="240" height="120" />
            </li>
          ))}
        </ol>
      )}
      <Facts
        facts={[
          [
            lobby.notices,
            notices.length === 0 ? [lobby.noNotices] : notices.map(({ title }) => title),
          ],
          [lobby.hot, listed(preview.hot)],
          [lobby.maintenance, listed(preview.maintenance)],
          [lobby.hidden, listed(preview.hidden)],
        ]}
      />
    </Panel>
  );
}
