import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { eventsOf, type PostbackRule } from '#server/marketing/postbacks/rules.ts';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { DeliveryLog, type DeliveryLogProps } from '#server/marketing/postbacks/delivery-log.tsx';
import { FormNote, PostForm, type Note } from '#server/marketing/kit/form.tsx';
import { OwnerPanel, type Ownership } from '#server/marketing/owners/owner-parts.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { POSTBACKS_PATH } from '#server/marketing/postbacks/paths.ts';
import { RuleFields, type RuleForm } from '#server/marketing/postbacks/rule-fields.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';

export interface RulePageProps extends DeliveryLogProps {
  note: Note | undefined;
  ownership: Ownership;
  form: RuleForm;
  sources: readonly string[];
  campaigns: readonly string[];
}

/** One rule: its deliveries, a test, its settings. */
export function RulePage(props: RulePageProps) {
  const { note, rule, ownership, form, sources, campaigns } = props;
  const { texts, format } = useConsole();
  const words = texts.postbacks;
  const own = `${POSTBACKS_PATH}/${rule.id}`;
  const state = rule.activeSince === undefined ? ` · ${words.paused}` : '';
  return (
    <ConsolePage title={words.edit(rule.name)} here={own}>
      <h1>{words.edit(rule.name)}</h1>
      <p className="range">
        {words.createdBy(rule.createdBy, format.moment(rule.createdAt))}
        {state}
      </p>
      <FormNote note={note} />
      <DeliveryLog {...props} />
      <div className="columns">
        <TestPanel rule={rule} own={own} />
        <SwitchPanel rule={rule} own={own} />
      </div>
      <Panel id="settings" title={words.settings}>
        <PostForm action={own} button={words.save} isWide>
          <RuleFields
            form={form}
            sources={sources}
            campaigns={campaigns}
            hasSecret={rule.secret !== ''}
          />
        </PostForm>
      </Panel>
      <OwnerPanel ownership={ownership} own={own} />
      <BackLink href={POSTBACKS_PATH}>{words.all}</BackLink>
    </ConsolePage>
  );
}

interface OfRule {
  rule: PostbackRule;
  /** Address of its page. */
  own: string;
}

function TestPanel({ rule, own }: OfRule) {
  const { postbacks: words } = useConsole().texts;
  return (
    <Panel id="test" title={words.test}>
      <p>{words.testIntro}</p>
      <PostForm action={`${own}/test`} button={words.testButton}>
        <label>
          {words.testEvent}
          <select name="event">
            {eventsOf(rule).map((event) => (
              <option key={event} value={event}>
                {words.events[event]}
              </option>
            ))}
          </select>
        </label>
      </PostForm>
    </Panel>
  );
}

function SwitchPanel({ rule, own }: OfRule) {
  const { postbacks: words } = useConsole().texts;
  const isPaused = rule.activeSince === undefined;
  return (
    <Panel id="switch" title={isPaused ? words.resumeTitle : words.pauseTitle}>
      <p className="hint">{words.pauseHint}</p>
      <PostForm action={`${own}/pause`} button={isPaused ? words.resume : words.pause} isQuiet>
        <input type="hidden" name="paused" value={isPaused ? 'no' : 'yes'} />
      </PostForm>
      <PostForm action={`${own}/delete`} button={words.delete} isQuiet>
        <label className="check">
          <input type="checkbox" name="sure" value="yes" />
          {words.deleteSure}
        </label>
      </PostForm>
    </Panel>
  );
}
