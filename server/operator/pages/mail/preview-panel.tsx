import { Field, PostForm } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole, type Console } from '#server/marketing/kit/console-context.ts';
import { Facts } from '#server/operator/pages/facts.tsx';
import { MAIL_FIELDS } from '#server/operator/pages/mail/mail-forms.ts';
import { MAIL_PATH } from '#server/marketing/access/paths.ts';
import { mailFrame } from '#server/operator/pages/mail/mail-frame.tsx';
import { rewardMeaning, wageringOf, type Reward } from '#shared/reward/reward.ts';
import { wageringTimes } from '#shared/wagering/wagering.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { PreviewedMail } from '#server/operator/pages/mail/mail-frame.tsx';

interface PreviewPanelProps {
  preview: PreviewedMail;
  form: Form;
  number: string;
  timeZone: string;
  /** Of this server. */
  origin: string;
}

/** What players will see, how many there are, and the form that sends it. */
export function PreviewPanel({ preview, form, number, timeZone, origin }: PreviewPanelProps) {
  const console = useConsole();
  const { texts, format } = console;
  const { playerMail, operatorForms } = texts;
  const { mail, players, accounts, sum } = preview;
  const hasMoney = (form['money'] ?? '').trim() !== '';
  const gifts = giftTexts(mail.rewards, console);
  const content = form['content'] ?? '';
  return (
    <Panel id="preview" title={playerMail.asSeen}>
      <iframe
        className="player-mail"
        title={playerMail.seenMail}
        srcDoc={mailFrame(console, { mail, gifts, content, origin })}
        // For this server's pictures and styles. Scripts stay off.
        sandbox="allow-same-origin"
      />
      <p className="hint">{playerMail.seenSafe}</p>
      <Facts
        facts={[
          [playerMail.players, [format.count(players)]],
          [playerMail.samples, accounts.length === 0 ? [] : [accounts.join(' · ')]],
          [playerMail.sum, sum > 0 ? [format.money(sum)] : []],
        ]}
      />
      {players === 0 && <p className="problem">{playerMail.none}</p>}
      <p className="hint">{playerMail.mayChange}</p>
      <PostForm action={`${MAIL_PATH}/send`} button={playerMail.send}>
        {MAIL_FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} value={form[name] ?? ''} />
        ))}
        <input type="hidden" name="number" value={number} />
        <Field
          name="sendAt"
          type="datetime-local"
          label={playerMail.sendAt}
          hint={playerMail.sendAtHint(timeZone)}
          defaultValue={form['sendAt']}
        />
        <Field
          name="players"
          label={playerMail.most}
          hint={playerMail.mostHint}
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
          defaultValue={form['players'] ?? (hasMoney && players > 0 ? players : '')}
          required={hasMoney}
        />
        {hasMoney && (
          <Field
            name="again"
            label={playerMail.again}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            defaultValue={form['again']}
            required
          />
        )}
        <Field
          name="reason"
          label={operatorForms.internalReason}
          defaultValue={form['reason']}
          maxLength={200}
          required
        />
      </PostForm>
    </Panel>
  );
}

/** One line for each gift, and one for what its money asks for. */
function giftTexts(rewards: readonly Reward[], console: Console): readonly string[] {
  const { texts, format } = console;
  const gifts = rewards.map((reward) => giftText(reward, console));
  const sum = wageringOf(rewards);
  if (sum === null || sum.need === null) return gifts;
  if (sum.need === 0) return [...gifts, texts.playerMail.seenFree];
  const times = String(wageringTimes(sum) ?? 0);
  return [...gifts, texts.playerMail.seenWager(format.money(sum.need), times)];
}

function giftText(reward: Reward, { texts, format }: Console): string {
  const { playerMail } = texts;
  const meaning = rewardMeaning(reward, {});
  switch (meaning.kind) {
    case 'coins':
      return format.money(meaning.amount);
    case 'bonus-coins':
      return playerMail.bonus(format.money(meaning.amount));
    case 'tickets':
      return playerMail.tickets(format.count(meaning.count));
    case 'boost':
    case 'other':
      return playerMail.item(String(reward.id), format.count(meaning.count));
  }
}
