import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { FormNote, type Note } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { CampaignsPanel } from '#server/operator/pages/mail/campaigns-panel.tsx';
import { MAIL_PATH } from '#server/marketing/access/paths.ts';
import { PreviewPanel } from '#server/operator/pages/mail/preview-panel.tsx';
import { ProposalForms } from '#server/operator/pages/proposal-forms.tsx';
import { WritePanel } from '#server/operator/pages/mail/write-panel.tsx';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { ListedCampaign } from '#server/mail/campaigns.ts';
import type { PreviewedMail } from '#server/operator/pages/mail/mail-frame.tsx';
import type { ReactNode } from 'react';
import type { WaitingProposal } from '#server/operator/pages/waiting-proposals.ts';

export interface MailPageProps {
  campaigns: readonly ListedCampaign[];
  /** Mails that wait for a second person. */
  proposals: readonly WaitingProposal[];
  preview: PreviewedMail | undefined;
  /** As it was filled in. */
  form: Form;
  /** Of the form: its mail is sent once. */
  number: string;
  /** Of the market. */
  timeZone: string;
  /** Of this server. */
  origin: string;
  note: Note | undefined;
}

export const mailPage = (props: MailPageProps): ReactNode => <MailPage {...props} />;

function MailPage(props: MailPageProps) {
  const { operatorForms, playerMail } = useConsole().texts;
  const { campaigns, proposals, preview, form, note } = props;
  return (
    <ConsolePage title={playerMail.title} here={MAIL_PATH}>
      <h1>{playerMail.title}</h1>
      <p className="range">{playerMail.intro}</p>
      <FormNote note={note} />
      {preview && <PreviewPanel {...props} preview={preview} />}
      {proposals.length > 0 && (
        <Panel id="waiting" title={operatorForms.waits}>
          <ul className="entries">
            {proposals.map((proposal) => (
              <li key={proposal.id}>
                <ProposalForms own={MAIL_PATH} proposal={proposal} form={form} />
                <p className="hint">{proposal.options}</p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <WritePanel form={form} />
      <CampaignsPanel campaigns={campaigns} form={form} />
    </ConsolePage>
  );
}
