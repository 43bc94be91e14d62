/** The screens that need the server, each with its title and its reason. */
export const connectionNeeds = {
  activities: { title: 'screens.activities.title', need: 'rewards' },
  bind: { title: 'account.bind.title', need: 'account' },
  redPacket: { title: 'screens.redPacket.title', need: 'rewards' },
  deposit: { title: 'screens.deposit.title', need: 'money' },
  invitation: { title: 'screens.invitation.title', need: 'rewards' },
  profileAccount: { title: 'screens.profileAccount.title', need: 'account' },
  profileBank: { title: 'screens.profileBank.title', need: 'money' },
  profileEmail: { title: 'screens.profileEmail.title', need: 'records' },
  profileItems: { title: 'screens.profileItems.title', need: 'rewards' },
  profileTask: { title: 'screens.profileTask.title', need: 'rewards' },
  profileVip: { title: 'screens.profileVip.title', need: 'records' },
  profileWeek: { title: 'screens.profileWeek.title', need: 'records' },
  spin: { title: 'screens.spin.title', need: 'rewards' },
  start: { title: 'screens.start.title', need: 'play' },
  task: { title: 'screens.task.title', need: 'rewards' },
  withdrawal: { title: 'screens.withdrawal.title', need: 'money' },
  withdrawalSpin: { title: 'screens.withdrawalSpin.title', need: 'money' },
} as const;

export type ConnectedNoun = keyof typeof connectionNeeds;
