import { Field, PostForm } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole, type Console } from '#server/marketing/kit/console-context.ts';
import { contentOf, type ListedCampaign } from '#server/mail/campaigns.ts';
import { epochMs } from '#shared/time/duration.ts';
import { Facts } from '#server/operator/pages/facts.tsx';
import { FoldedForm } from '#server/operator/pages/lobby/lobby-fields.tsx';
import { MAIL_PATH } from '#server/marketing/access/paths.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { Segment } from '#server/mail/segment.ts';

interface CampaignsPanelProps {
  campaigns: readonly ListedCampaign[];
  form: Form;
}

const LOOK = {
  planned: 'state',
  sending: 'state',
  sent: 'state done',
  recalling: 'state refused',
  recalled: 'state refused',
} as const;

/** The latest mails to segments, with what became of them. */
export function CampaignsPanel({ campaigns, form }: CampaignsPanelProps) {
  const { playerMail } = useConsole().texts;
  return (
    <Panel id="sent" title={playerMail.sentMails}>
      {campaigns.length === 0 ? (
        <p className="nothing">{playerMail.nothingSent}</p>
      ) : (
        <ol className="entries">
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <Campaign campaign={campaign} form={form} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Campaign({ campaign, form }: { campaign: ListedCampaign; form: Form }) {
  const console = useConsole();
  const { texts, format } = console;
  const { playerMail, operatorForms } = texts;
  const { id, shownState, due_at: dueAt, actor, sent, read, claimed, recalled } = campaign;
  const { mail, segment } = contentOf(campaign);
  const given = form['id'] === String(id) ? form : {};
  const isRecalled = shownState === 'recalling' || shownState === 'recalled';
  return (
    <>
      <div className="entry">
        <b>{mail.title}</b>
        <span className={LOOK[shownState]}>{playerMail.states[shownState]}</span>
      </div>
      <p>{playerMail.byWhom(format.moment(epochMs(dueAt)), actor)}</p>
      <Facts
        facts={[
          [playerMail.segment, [segmentText(segment, console)]],
          [texts.audit.reason, [campaign.reason]],
          [playerMail.sent, [format.count(sent)]],
          [playerMail.read, [format.count(read)]],
          [playerMail.claimed, mail.rewards?.length ? [format.count(claimed)] : []],
          [playerMail.removed, isRecalled ? [format.count(recalled)] : []],
        ]}
      />
      {!isRecalled && (
        <FoldedForm
          title={playerMail.recall}
          about={mail.title}
          isOpen={Object.keys(given).length > 0}
        >
          <p className="hint">{playerMail.recallHint}</p>
          <PostForm
            action={`${MAIL_PATH}/recall`}
            button={playerMail.recall}
            about={mail.title}
            isQuiet
          >
            <input type="hidden" name="id" value={id} />
            <Field
              name="reason"
              label={operatorForms.internalReason}
              defaultValue={given['reason']}
              maxLength={200}
              required
            />
          </PostForm>
        </FoldedForm>
      )}
    </>
  );
}

function segmentText(segment: Segment, { texts, format }: Console): string {
  const { everybody, rule } = texts.playerMail;
  const { deposited, ...numbers } = segment;
  const parts = (
    ['vipFrom', 'vipTo', 'seenWithin', 'notSeenFor', 'registeredWithin'] as const
  ).flatMap((name) => {
    const value = numbers[name];
    return value === undefined ? [] : [rule[name](format.count(value))];
  });
  const paid = deposited === undefined ? [] : [deposited ? rule.deposited : rule.neverDeposited];
  return [...parts, ...paid].join(' · ') || everybody;
}
