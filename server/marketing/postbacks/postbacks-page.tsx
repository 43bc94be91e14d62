import { eventsOf, type PostbackRule, type RuleCounts } from '#server/marketing/postbacks/rules.ts';
import { Choices } from '#server/marketing/kit/choices.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { FormNote, PostForm, type Note } from '#server/marketing/kit/form.tsx';
import { OwnerLine } from '#server/marketing/owners/owner-parts.tsx';
import type { Owner } from '#server/marketing/owners/owners.ts';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { POSTBACKS_PATH, RECEIVED_PATH } from '#server/marketing/postbacks/paths.ts';
import { RuleFields, type RuleForm } from '#server/marketing/postbacks/rule-fields.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { Table } from '#server/marketing/kit/table.tsx';

export const COUNTED_DAYS = 7;

const NO_COUNTS: RuleCounts = { delivered: 0, waiting: 0, failed: 0 };

export interface PostbacksPageProps {
  note: Note | undefined;
  rules: readonly PostbackRule[];
  owners: ReadonlyMap<number, Owner>;
  counts: ReadonlyMap<number, RuleCounts>;
  /** Ids of templates, and the one in the form. */
  templates: readonly string[];
  template: string;
  form: RuleForm;
  sources: readonly string[];
  campaigns: readonly string[];
  /** True when the demo's receiver exists. */
  hasSandbox: boolean;
}

/** All rules, and a form for a new one. */
export function PostbacksPage(props: PostbacksPageProps) {
  const { note, templates, template, form, sources, campaigns, hasSandbox } = props;
  const { postbacks: texts } = useConsole().texts;
  return (
    <ConsolePage title={texts.title} here={POSTBACKS_PATH}>
      <h1>{texts.title}</h1>
      <p className="range">{texts.intro}</p>
      <FormNote note={note} />
      <Panel
        id="all"
        title={texts.all}
        aside={
          hasSandbox && (
            <a className="panel-link" href={RECEIVED_PATH}>
              {texts.received}
            </a>
          )
        }
      >
        <RuleTable {...props} />
      </Panel>
      <Panel id="new" title={texts.create}>
        <Choices
          label={texts.templates}
          look="tabs"
          isLabelled
          choices={templates.map((id) => ({
            label: texts.templateNames[id] ?? id,
            href: `${POSTBACKS_PATH}?template=${id}#new`,
            isChosen: id === template,
          }))}
        />
        <PostForm action={POSTBACKS_PATH} button={texts.createButton} isWide>
          <RuleFields form={form} sources={sources} campaigns={campaigns} hasSecret={false} />
        </PostForm>
      </Panel>
    </ConsolePage>
  );
}

function RuleTable({
  rules,
  counts,
  owners,
}: Pick<PostbacksPageProps, 'rules' | 'counts' | 'owners'>) {
  const { texts, format } = useConsole();
  const words = texts.postbacks;
  if (rules.length === 0) return <p className="nothing">{words.empty}</p>;
  return (
    <>
      <Table
        look="rows"
        heads={[
          words.columns.name,
          words.columns.delivered,
          words.columns.waiting,
          words.columns.failed,
        ]}
      >
        {rules.map((rule) => {
          const { delivered, waiting, failed } = counts.get(rule.id) ?? NO_COUNTS;
          const events = eventsOf(rule).map((event) => words.events[event]);
          const isPaused = rule.activeSince === undefined;
          const label = isPaused ? `${rule.name} (${words.paused})` : rule.name;
          return (
            <tr key={rule.id}>
              <th scope="row">
                <a
                  className="filter-link"
                  href={`${POSTBACKS_PATH}/${rule.id}`}
                  title={events.join(', ')}
                >
                  {label}
                </a>
                <OwnerLine owner={owners.get(rule.id)} />
              </th>
              <td>{format.count(delivered)}</td>
              <td>{format.count(waiting)}</td>
              <td className={failed > 0 ? 'bad' : undefined}>{format.count(failed)}</td>
            </tr>
          );
        })}
      </Table>
      <p className="hint">{words.lastDays(String(COUNTED_DAYS))}</p>
    </>
  );
}
