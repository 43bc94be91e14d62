import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { FormNote, type Note } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { playerAddress, PLAYERS_PATH } from '#server/marketing/access/paths.ts';
import { AccountLink } from '#server/operator/pages/account-link.tsx';
import { Facts } from '#server/operator/pages/facts.tsx';
import { PlayerActions } from '#server/operator/pages/player-actions.tsx';
import {
  DepositsPanel,
  RoundsPanel,
  WithdrawalsPanel,
} from '#server/operator/pages/player-orders.tsx';
import {
  NotesPanel,
  PasskeysPanel,
  SessionsPanel,
  WageringPanel,
} from '#server/operator/pages/player-history.tsx';
import { ProposalForms } from '#server/operator/pages/proposal-forms.tsx';
import { useProtectionFacts } from '#server/operator/pages/use-protection-facts.tsx';
import { auditAddress } from '#server/operator/pages/audit-view.ts';
import { withdrawableOf } from '#server/players/base/withdrawable.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { PlayerFacts } from '#server/operator/pages/read-player.ts';
import type { ReactNode } from 'react';

interface PlayerPageProps extends PlayerFacts {
  note: Note | undefined;
  /** A form that had a problem, as it was filled in. */
  form: Form;
  /** Of this page's forms: each can be sent once. */
  number: string;
  now: EpochMs;
}

export const playerPage = (props: PlayerPageProps): ReactNode => <PlayerPage {...props} />;

function PlayerPage(props: PlayerPageProps) {
  const { player, record, proposals, note, form, number } = props;
  const { players, operatorForms, audit } = useConsole().texts;
  const { account } = player;
  const own = playerAddress(account);
  const title = players.of(account);
  return (
    <ConsolePage title={title} here={own}>
      <div className="title-row">
        <h1>{account}</h1>
        {record.restrictions.map(({ name }) => (
          <span key={name} className="state refused">
            {players.restrictionNames[name]}
          </span>
        ))}
      </div>
      <FormNote note={note} />
      {proposals.map((proposal) => (
        <Panel key={proposal.id} id={`proposal-${proposal.id}`} title={operatorForms.waits}>
          <ProposalForms own={own} proposal={proposal} form={form} number={number} />
        </Panel>
      ))}
      <div className="columns">
        <BalancePanel {...props} />
        <AccountPanel {...props} />
        <ProtectionPanel {...props} />
        <PlayerActions own={own} record={record} form={form} number={number} />
        <NotesPanel record={record} />
        <SessionsPanel record={record} />
        <PasskeysPanel record={record} />
        <DepositsPanel record={record} />
        <WithdrawalsPanel record={record} account={account} />
        <WageringPanel record={record} />
        <RoundsPanel record={record} />
      </div>
      <BackLink href={auditAddress({ by: '', command: '', account, from: '', to: '' })}>
        {audit.title}
      </BackLink>
      <BackLink href={PLAYERS_PATH}>{players.all}</BackLink>
    </ConsolePage>
  );
}

function BalancePanel({ balances }: Pick<PlayerPageProps, 'balances'>) {
  const { texts, format } = useConsole();
  const { players } = texts;
  const { coin, safebox, hold, locked, waiting, totalRecharge } = balances;
  return (
    <Panel id="balance" title={players.money}>
      <Facts
        look="amounts"
        facts={[
          [players.balance, [<b key="balance">{format.money(coin)}</b>]],
          [players.withdrawable, [format.money(withdrawableOf(balances))]],
          [players.locked, [format.money(locked)]],
          [players.bonus, [format.money(waiting)]],
          [players.held, [format.money(hold)]],
          [players.savings, [format.money(safebox)]],
          [players.deposited, [format.money(totalRecharge)]],
        ]}
      />
    </Panel>
  );
}

function AccountPanel({ player, inviter }: Pick<PlayerPageProps, 'player' | 'inviter'>) {
  const { texts, format } = useConsole();
  const { players } = texts;
  const { id, account, mobile, vip, invite_code: code, created_at: at } = player;
  return (
    <Panel id="account" title={players.account}>
      <Facts
        facts={[
          [players.account, [account]],
          [players.id, [String(id)]],
          [players.mobile, [mobile ?? players.none]],
          [players.code, [code]],
          [players.vip, [format.count(vip)]],
          [
            players.invitedBy,
            inviter === undefined ? [] : [<AccountLink key={inviter} account={inviter} />],
          ],
          [players.joined, [format.moment(epochMs(at))]],
        ]}
      />
    </Panel>
  );
}

function ProtectionPanel({
  record,
  alike,
  now,
}: Pick<PlayerPageProps, 'record' | 'alike' | 'now'>) {
  const { players } = useConsole().texts;
  const facts = useProtectionFacts(record, alike, now);
  return (
    <Panel id="protection" title={players.protection}>
      <Facts facts={facts} />
    </Panel>
  );
}
