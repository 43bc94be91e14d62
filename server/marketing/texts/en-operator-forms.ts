/** Texts of operators' forms: what became of one, and what waits for a second person. */
export const operatorForms = {
  done: 'Done.',
  proposed: 'Nothing was done yet: another operator must accept it here.',
  refused: 'The proposal was refused.',
  changed: 'Nothing was repeated: this has changed meanwhile. Here is its present state.',
  signInFirst:
    'Sign in with an account of your own: amounts above the limit need two known people.',
  internalReason: 'Why (only operators see it)',
  waits: 'Waits for a second person',
  waitsMark: 'waits for a second person',
  proposal: (command: string, by: string, moment: string) =>
    `“${command}” was proposed by ${by} and ends ${moment}.`,
  own: 'You proposed it: another operator must accept it.',
  accept: 'Accept',
  refuse: 'Refuse',
};
