import { addressOf, type View } from '#server/marketing/report/view.ts';
import { dayText } from '#server/core/market-day.ts';
import { FormNote, PostForm } from '#server/marketing/kit/form.tsx';
import { HiddenFields } from '#server/marketing/kit/hidden-fields.tsx';
import { LONGEST_CAMPAIGN, LONGEST_NOTE } from '#server/marketing/notes/note-rows.ts';
import { NameList } from '#server/marketing/kit/name-list.tsx';
import { NOTES_PATH, REPORT_PATH } from '#server/marketing/report/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { NotesOfPage, ReportNote } from '#server/marketing/notes/visible-notes.ts';

/** The latest notes that a page lists. */
const LISTED = 100;
/** The list of campaigns that all forms of the page suggest. */
const CAMPAIGNS = 'note-campaigns';

export const listedNotes = (page: NotesOfPage | undefined): readonly ReportNote[] =>
  page?.notes.slice(-LISTED) ?? [];

/** Whether the page has notes, or a form for one. */
export const hasNotes = (page: NotesOfPage | undefined): boolean =>
  page !== undefined && (page.notes.length > 0 || page.changeable !== undefined);

/** The notes of the report's days, and the form that adds one. */
export function NotesList({ view }: { view: View }) {
  const { texts, format, notes: page, user } = useConsole();
  if (!page || !hasNotes(page)) return null;
  const words = texts.dayNotes;
  const notes = listedNotes(page);
  const { changeable, refused } = page;
  const more = page.notes.length - notes.length;
  const isNew = refused !== undefined && refused.id === undefined;
  return (
    <section aria-labelledby="notes-title" id="notes">
      <h3 id="notes-title">{words.title}</h3>
      {more > 0 && <p>{words.more(format.count(more))}</p>}
      {notes.length === 0 ? (
        <p className="nothing">{words.nothing}</p>
      ) : (
        <ol className="entries notes">
          {notes.map((note, at) => (
            <NoteEntry key={note.id} note={note} number={String(at + 1)} view={view} />
          ))}
        </ol>
      )}
      {changeable && (
        <NameList
          id={CAMPAIGNS}
          names={page.campaigns ?? []}
          {...(user?.scope === 'all' && { of: 'campaign' })}
        />
      )}
      {changeable && (
        <details className="more" open={isNew}>
          <summary>{words.add}</summary>
          <NoteForm action={NOTES_PATH} view={view} note={undefined} />
        </details>
      )}
    </section>
  );
}

function NoteEntry({ note, number, view }: { note: ReportNote; number: string; view: View }) {
  const { texts, format, notes: page, shared } = useConsole();
  const words = texts.dayNotes;
  const { id, day, text, campaign, writtenBy } = note;
  const about = words.number(number);
  return (
    <li>
      <div className="entry">
        <strong className="note-number">{number}</strong>
        <span>{format.day(day, 'long')}</span>
        <span>
          <bdi>{campaign === '' ? words.all : campaign}</bdi>
        </span>
        {!shared && <bdi className="hint">{writtenBy}</bdi>}
      </div>
      <div className="note-text">
        <bdi>{text}</bdi>
      </div>
      {page?.changeable?.has(id) === true && (
        <details className="more short" open={page.refused?.id === id}>
          <summary>
            {words.change}
            <span className="visually-hidden">: {about}</span>
          </summary>
          <NoteForm action={`${NOTES_PATH}/${id}`} view={view} note={note} about={about} />
          <PostForm
            action={`${NOTES_PATH}/${id}/remove`}
            button={words.remove}
            about={about}
            isQuiet
          >
            <Report view={view} />
          </PostForm>
        </details>
      )}
    </li>
  );
}

const Report = ({ view }: { view: View }) => (
  <HiddenFields parameters={[['report', addressOf(REPORT_PATH, view)]]} />
);

interface NoteFormProps {
  action: string;
  view: View;
  /** Undefined for a new one. */
  note: ReportNote | undefined;
  about?: string;
}

function NoteForm({ action, view, note, about }: NoteFormProps) {
  const { texts, notes: page, user } = useConsole();
  const words = texts.dayNotes;
  const refused = page?.refused?.id === note?.id ? page?.refused : undefined;
  const isOfAll = user?.scope === 'all';
  const [onlyCampaign = '', another] = view.filters.campaign ?? [];
  const typed = refused?.form ?? {
    day: dayText(note?.day ?? view.to),
    text: note?.text ?? '',
    campaign: note?.campaign ?? (another === undefined ? onlyCampaign : ''),
  };
  return (
    <PostForm action={action} button={words.save} {...(about !== undefined && { about })}>
      <FormNote note={refused && { text: refused.problem, isProblem: true }} />
      <Report view={view} />
      <label>
        {words.day}
        <input type="date" name="day" required defaultValue={typed['day']} />
      </label>
      <label>
        {words.text}
        <input name="text" required maxLength={LONGEST_NOTE} defaultValue={typed['text']} />
        <span className="hint">{words.textHint}</span>
      </label>
      <label>
        {words.campaign}
        <input
          name="campaign"
          list={CAMPAIGNS}
          required={!isOfAll}
          maxLength={LONGEST_CAMPAIGN}
          defaultValue={typed['campaign']}
        />
        <span className="hint">{isOfAll ? words.campaignHint : words.ownCampaign}</span>
      </label>
    </PostForm>
  );
}
