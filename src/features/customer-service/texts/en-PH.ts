/** Customer support: hours and common questions. */
export const customerService = {
  allDay: 'open 24 hours',
  until: 'until {{time}}',
  opens: 'opens at {{time}}',
  questions: 'Common questions',
  records: {
    ask: 'Where do I see my deposits and withdrawals?',
    answer: 'Your transaction history lists each of them, with its state and amount.',
    go: 'Transaction history',
  },
  withdrawable: {
    ask: 'Why can’t I withdraw my whole balance?',
    answer:
      'A deposit or bonus can have a wagering requirement. The withdrawal screen shows what you can withdraw now.',
    go: 'Withdraw',
  },
  password: {
    ask: 'I forgot my password',
    answer:
      'If a mobile number is bound to your account, we send it a code, and you choose a new password.',
    go: 'Reset password',
  },
  bind: {
    ask: 'What if I forget my password?',
    answer: 'With a mobile number bound to your account, you can get back in with a code.',
    go: 'Mobile number',
  },
  mail: {
    ask: 'Where do I find messages from you?',
    answer: 'In your mail. A red dot shows that something is unread.',
    go: 'Mail',
  },
  limits: {
    ask: 'How do I set a limit or take a break?',
    answer: 'Under Play responsibly. A lower limit and a break start right away.',
    go: 'Play responsibly',
  },
  worry: {
    ask: 'I worry about my gambling, or someone else’s',
    answer: 'Talk to someone, test yourself, or block gambling on your phone.',
    go: 'Help',
  },
  age: {
    ask: 'Who may play?',
    answer:
      'People aged 21 and over who aren’t excluded. An account is for one person and can’t be lent.',
    go: 'Who may not play',
  },
};

/** The shape that every language must have. */
export type CustomerServiceTexts = typeof customerService;
