import { Fragment } from 'react';
import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { CopyField } from '#server/marketing/kit/copy-field.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { FormNote, PostForm, type Note } from '#server/marketing/kit/form.tsx';
import { LinkFields } from '#server/marketing/links/link-fields.tsx';
import { LINKS_PATH } from '#server/marketing/links/paths.ts';
import { LinkMarks } from '#server/marketing/links/link-marks.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { Qr } from '#server/marketing/kit/qr.tsx';
import { REPORT_PATH } from '#server/marketing/report/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { filtersOfLink } from '#server/marketing/links/link-filters.ts';
import { linkTarget, type Link, type LinkDraft } from '#server/marketing/links/links.ts';
import { RESULT_DAYS, type LinkResult } from '#server/marketing/links/link-list.ts';
import type { DestinationProblem } from '#server/marketing/links/link-destination.ts';
import { cardPicture, type ShareCard } from '#server/marketing/links/share-card.ts';

export interface LinkPageProps {
  note: Note | undefined;
  origin: string;
  link: Link;
  /** The submitted values of a form with problems. */
  draft: Partial<LinkDraft>;
  similar: string | undefined;
  result: LinkResult;
  isEnded: boolean;
  problem: DestinationProblem | undefined;
  card: ShareCard;
  campaigns: readonly string[];
}

/** One link: its addresses, QR code, card and fields. */
export function LinkPage(props: LinkPageProps) {
  const { note, origin, link, card, campaigns, draft, similar } = props;
  const { texts, format } = useConsole();
  const words = texts.links;
  const short = `${origin}/l/${link.name}`;
  const own = `${LINKS_PATH}/${link.id}`;
  const alike = new URLSearchParams(filtersOfLink(link)).toString();
  return (
    <ConsolePage title={words.edit(link.name)} here={own}>
      <h1>{words.edit(link.name)}</h1>
      <p className="range">{words.createdBy(link.createdBy, format.moment(link.createdAt))}</p>
      <FormNote note={note} />
      <div className="columns">
        <Panel id="address" title={words.addresses}>
          <dl className="facts">
            <dt>{words.shortAddress}</dt>
            <dd>
              <a href={`/l/${link.name}`}>{short}</a>
              <CopyField label={words.addressOf(link.name)} text={short} />
            </dd>
            <dt>{words.fullAddress}</dt>
            <dd>{linkTarget(link)}</dd>
          </dl>
          <LinkMarks {...props} endsOn={link.endsOn} />
          <h3>{words.results(format.count(RESULT_DAYS))}</h3>
          <Results {...props.result} />
          <p className="files">
            <a href={`${REPORT_PATH}?${new URLSearchParams({ link: link.name }).toString()}`}>
              {words.seeReport}
            </a>
            <a href={`${REPORT_PATH}?${alike}`}>{words.seeAlike}</a>
          </p>
          <p className="hint">{words.resultsHint}</p>
          <h3>{words.card}</h3>
          <div className="card">
            <img src={cardPicture(card)} alt="" width="1200" height="630" />
            <div>
              <b>{card.title}</b>
              <p>{card.description}</p>
              <p className="hint">{new URL(short).host}</p>
            </div>
          </div>
          <h3>{words.qr}</h3>
          <Qr text={short} label={words.qrLabel(short)} />
          <p className="files">
            <span>{words.download}</span>
            <a href={`${own}/qr.svg`} download>
              SVG
            </a>
            <a href={`${own}/qr.png`} download>
              PNG
            </a>
          </p>
        </Panel>
        <Panel id="edit" title={words.says}>
          <PostForm action={own} button={words.save}>
            <LinkFields origin={origin} campaigns={campaigns} draft={draft} similar={similar} />
          </PostForm>
          <p className="hint">{words.archiveHint}</p>
          <PostForm
            action={`${own}/archive`}
            button={link.isArchived ? words.restore : words.archive}
            isQuiet
          >
            <input type="hidden" name="archived" value={link.isArchived ? 'no' : 'yes'} />
          </PostForm>
        </Panel>
      </div>
      <BackLink href={LINKS_PATH}>{words.all}</BackLink>
    </ConsolePage>
  );
}

const STEPS = ['landed', 'installed', 'registered', 'deposited'] as const;

function Results({ opens, robots, funnel }: LinkResult) {
  const { texts, format } = useConsole();
  return (
    <dl className="facts">
      <dt>{texts.links.openings}</dt>
      <dd>
        {format.count(opens)}
        {robots > 0 && ` ${texts.links.robots(format.count(robots))}`}
      </dd>
      {STEPS.map((step) => (
        <Fragment key={step}>
          <dt>{texts.columns[step]}</dt>
          <dd>{format.count(funnel[step])}</dd>
        </Fragment>
      ))}
      <dt>{texts.columns.amount}</dt>
      <dd>
        {format.money(funnel.amount)} (
        {texts.deposits(format.count(funnel.deposits), funnel.deposits === 1)})
      </dd>
    </dl>
  );
}
