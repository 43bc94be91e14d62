import * as activity from '#server/catalogue/activity-commands.ts';
import * as approval from '#server/operator/approval-commands.ts';
import * as audit from '#server/operator/audit-commands.ts';
import * as banner from '#server/catalogue/banner-commands.ts';
import * as picture from '#server/catalogue/pictures/picture-commands.ts';
import * as catalogue from '#server/operator/catalogue-commands.ts';
import * as correction from '#server/correction/commands.ts';
import * as costImports from '#server/marketing/costs/import-commands.ts';
import * as costs from '#server/marketing/costs/commands.ts';
import * as identity from '#server/players/identity/commands.ts';
import * as document from '#server/operator/document-commands.ts';
import * as deposit from '#server/deposit/commands.ts';
import * as mail from '#server/mail/commands.ts';
import * as mailCampaign from '#server/mail/campaign-commands.ts';
import * as notice from '#server/catalogue/notice-commands.ts';
import * as outbox from '#server/players/sms/commands.ts';
import * as passkey from '#server/operator/passkey-commands.ts';
import * as plan from '#server/operator/plan-commands.ts';
import * as player from '#server/players/account/commands.ts';
import * as playerRecord from '#server/operator/player-commands.ts';
import * as promotion from '#server/operator/promotion-commands.ts';
import * as redeem from '#server/redeem-code/commands.ts';
import * as savings from '#server/savings/commands.ts';
import * as vip from '#server/operator/vip-commands.ts';
import { reconcileLedger } from '#server/operator/reconcile-commands.ts';
import * as consoleAccess from '#server/marketing/access/commands.ts';
import * as attribution from '#server/marketing/events/commands.ts';
import * as wagering from '#server/operator/wagering-commands.ts';
import * as withdrawal from '#server/withdrawal/commands.ts';
import * as worker from '#server/operator/worker-commands.ts';
import { workerReports } from '#server/worker-report/commands.ts';
import { cspReports } from '#server/operator/csp-command.ts';
import type { Command, OptionsSchema } from '#server/core/commands/command.ts';
import type { OperatorContext } from '#server/operator/live-platform.ts';

/** The operator's commands by name. */
export const OPERATOR_COMMANDS: Readonly<Record<string, Command<OptionsSchema, OperatorContext>>> =
  {
    'audit list': audit.list,
    'approval list': approval.list,
    'approval accept': approval.accept,
    'approval refuse': approval.refuse,
    'catalogue bump': catalogue.bump,
    'catalogue set': catalogue.set,
    'catalogue list': catalogue.list,
    'catalogue load': catalogue.load,
    'catalogue save': catalogue.save,
    'document list': document.list,
    'document get': document.get,
    'document versions': document.versions,
    'document set': document.set,
    'document restore': document.restore,
    'activity list': activity.list,
    'activity set': activity.set,
    'player freeze': player.freeze,
    'player sign-out': player.signOut,
    'player remove-passkeys': passkey.removeAll,
    'player status': player.accountState,
    'player correct': correction.correct,
    'player find': playerRecord.find,
    'player show': playerRecord.show,
    'player note': playerRecord.note,
    'identity set': identity.set,
    'outbox list': outbox.list,
    'mail send': mail.send,
    'picture list': picture.list,
    'picture add': picture.add,
    'picture remove': picture.remove,
    'mail campaign preview': mailCampaign.preview,
    'mail campaign add': mailCampaign.add,
    'mail campaign list': mailCampaign.list,
    'mail campaign recall': mailCampaign.recall,
    'banner list': banner.list,
    'banner add': banner.add,
    'banner set': banner.set,
    'banner end': banner.end,
    'plan list': plan.list,
    'plan cancel': plan.cancel,
    'plan run': plan.run,
    'plan preview': plan.preview,
    'notice add': notice.add,
    'notice set': notice.set,
    'notice list': notice.list,
    'notice end': notice.end,
    'deposit list': deposit.list,
    'deposit show': deposit.show,
    'deposit pay': deposit.pay,
    'deposit fail': deposit.fail,
    'deposit held': deposit.held,
    'redeem add': redeem.add,
    'redeem list': redeem.list,
    'withdrawal list': withdrawal.list,
    'withdrawal show': withdrawal.show,
    'withdrawal approve': withdrawal.approve,
    'withdrawal pay': withdrawal.pay,
    'withdrawal fail': withdrawal.fail,
    'withdrawal reject': withdrawal.reject,
    'withdrawal returned': withdrawal.returned,
    'wagering show': wagering.show,
    'wagering rules': wagering.rules,
    'promotion list': promotion.list,
    'savings offer': savings.offer,
    'savings rate': savings.rate,
    'savings password': savings.password,
    'savings show': savings.show,
    'vip show': vip.show,
    'vip set': vip.set,
    reconcile: reconcileLedger,
    'costs add': costs.add,
    'costs list': costImports.list,
    'costs undo': costImports.undo,
    'install show': attribution.installShow,
    'install forget': attribution.installForget,
    'console add': consoleAccess.add,
    'console list': consoleAccess.list,
    'console role': consoleAccess.role,
    'console password': consoleAccess.password,
    'console code-off': consoleAccess.codeOff,
    'console remove': consoleAccess.remove,
    'console log': consoleAccess.log,
    'csp-reports': cspReports,
    'worker disable': worker.disable,
    'worker enable': worker.enable,
    'worker show': worker.show,
    'worker-reports': workerReports,
  };
