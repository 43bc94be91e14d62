export const dayNotes = {
  title: 'Notes',
  nothing: 'No notes on these days.',
  add: 'Add a note',
  day: 'Day',
  text: 'Note',
  textHint: 'Such as “New landing page”. Up to 200 characters.',
  campaign: 'Campaign',
  campaignHint: 'Only if the note is about one campaign.',
  ownCampaign: 'One of your campaigns.',
  save: 'Save note',
  change: 'Change',
  remove: 'Remove note',
  number: (number: string) => `Note ${number}`,
  all: 'All campaigns',
  more: (count: string) =>
    `${count} earlier ${count === '1' ? 'note is' : 'notes are'} not shown. Choose a shorter period to see them.`,
};
