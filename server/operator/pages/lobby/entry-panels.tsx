import { Field } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import {
  Choice,
  FoldedForm,
  givenOf,
  LobbyForm,
  PlaceField,
  TargetFields,
  TimeFields,
  type Sent,
} from '#server/operator/pages/lobby/lobby-fields.tsx';
import { PICTURES_LIST } from '#server/operator/pages/lobby/pictures-panel.tsx';
import type { StoredBanner, StoredNotice } from '#server/catalogue/lobby-entries.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { ReactNode } from 'react';

export function BannersPanel({ banners, ...sent }: Sent & { banners: readonly StoredBanner[] }) {
  const { lobby } = useConsole().texts;
  const given = givenOf(sent, 'banner-add');
  return (
    <Panel id="banners" title={lobby.banners}>
      <ol className="entries">
        {banners.map((banner) => (
          <Entry key={banner.id} noun="banner" entry={banner} sent={sent}>
            <img src={banner.imgUrl} alt="" loading="lazy" width="120" height="60" />
          </Entry>
        ))}
      </ol>
      <FoldedForm title={lobby.addBanner} isOpen={sent.action === 'banner-add'}>
        <LobbyForm sent={sent} action="banner-add" button={lobby.addBanner}>
          <TextField name="image" label={lobby.image} given={given} max={500} isRequired />
          <TextField name="title" label={lobby.text} given={given} max={200} isRequired />
          <TargetFields given={given} />
          <PlaceField given={given} />
          <TimeFields given={given} />
        </LobbyForm>
      </FoldedForm>
    </Panel>
  );
}

export function NoticesPanel({ notices, ...sent }: Sent & { notices: readonly StoredNotice[] }) {
  const { lobby } = useConsole().texts;
  const given = givenOf(sent, 'notice-add');
  return (
    <Panel id="notices" title={lobby.notices}>
      <ol className="entries">
        {notices.map((notice) => (
          <Entry key={notice.id} noun="notice" entry={notice} sent={sent}>
            <span className="hint">{lobby.tabs[notice.noticeType]}</span>
          </Entry>
        ))}
      </ol>
      <FoldedForm title={lobby.addNotice} isOpen={sent.action === 'notice-add'}>
        <LobbyForm sent={sent} action="notice-add" button={lobby.addNotice}>
          <Choice name="type" label={lobby.tab} value={given['type']} choices={lobby.tabs} />
          <TextField name="title" label={lobby.noticeTitle} given={given} max={120} isRequired />
          <ContentField given={given} isRequired />
          <TextField name="image" label={lobby.pathImage} given={given} max={500} />
          <TextField name="button" label={lobby.button} given={given} max={40} />
          <TargetFields given={given} />
          <PlaceField given={given} />
          <TimeFields given={given} />
        </LobbyForm>
      </FoldedForm>
    </Panel>
  );
}

/** A banner or a notice with its forms. */
function Entry({
  noun,
  entry,
  sent,
  children,
}: {
  noun: 'banner' | 'notice';
  entry: StoredBanner | StoredNotice;
  sent: Sent;
  children: ReactNode;
}) {
  const { lobby } = useConsole().texts;
  const { id, title, hidden } = entry;
  const given = givenOf(sent, `${noun}-set`, id);
  const isOpen = Object.keys(given).length > 0;
  return (
    <li>
      <div className="entry">
        {children}
        <b>{title}</b>
        <span className={hidden === true ? 'state' : 'state done'}>
          {hidden === true ? lobby.hiddenMark : lobby.shownMark}
        </span>
      </div>
      <FoldedForm title={lobby.change} about={title} isOpen={isOpen}>
        <LobbyForm sent={sent} action={`${noun}-set`} id={id} button={lobby.save} about={title}>
          <Choice
            name="shown"
            label={lobby.visibility}
            value={given['shown']}
            choices={lobby.visibilities}
          />
          <TimeFields given={given} />
          <PlaceField given={given} />
          <TextField
            name="title"
            label={noun === 'banner' ? lobby.text : lobby.noticeTitle}
            given={given}
            max={noun === 'banner' ? 200 : 120}
            now={title}
          />
          <TextField
            name="image"
            label={noun === 'banner' ? lobby.image : lobby.pathImage}
            given={given}
            max={500}
            now={entry.imgUrl}
          />
          {noun === 'notice' && <ContentField given={given} />}
        </LobbyForm>
        <p className="hint">{lobby.endHint}</p>
        <LobbyForm
          sent={sent}
          action={`${noun}-end`}
          id={id}
          button={lobby.end}
          about={title}
          isQuiet
        />
      </FoldedForm>
    </li>
  );
}

function TextField({
  name,
  label,
  given,
  max,
  now,
  isRequired = false,
}: {
  name: string;
  label: string;
  given: Form;
  max: number;
  /** The present value, which stays when the field is empty. */
  now?: string | undefined;
  isRequired?: boolean;
}) {
  return (
    <Field
      name={name}
      label={label}
      defaultValue={given[name]}
      maxLength={max}
      autoComplete="off"
      placeholder={now}
      list={name === 'image' ? PICTURES_LIST : undefined}
      required={isRequired}
    />
  );
}

function ContentField({ given, isRequired = false }: { given: Form; isRequired?: boolean }) {
  const { lobby } = useConsole().texts;
  return (
    <label>
      {lobby.content}
      <textarea
        name="content"
        rows={4}
        maxLength={20_000}
        defaultValue={given['content']}
        required={isRequired}
      />
    </label>
  );
}
