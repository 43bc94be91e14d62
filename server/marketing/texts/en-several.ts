/** Texts of the page that adds several links at once. */
export const several = {
  title: 'Several links',
  open: 'Several at once',
  intro: (most: string) =>
    `Add up to ${most} links from a table. You see what it contains before anything is stored, and all of it is added or nothing.`,
  tableTitle: 'Table',
  columns: (names: string) =>
    `The first line names the columns, in English or Thai: ${names}. The CSV file of the list fits. A line without a name gets one made from its campaign, source and content.`,
  file: 'CSV or TSV file',
  table: 'Or paste the table here',
  defaults: 'For all lines',
  defaultsHint: 'Used in each line whose cell is empty, or where the table has no such column.',
  check: 'Check the table',
  question: (count: string) => `Add ${count === '1' ? 'this link' : `these ${count} links`}?`,
  notYet: 'Nothing can be added yet',
  hasProblems: 'Correct the lines below and check the table again. Nothing was stored.',
  noRoom: (room: string, count: string) =>
    `There is room for ${room} more links, archived ones included, and the table has ${count}. Nothing was stored.`,
  problems: 'Problems by line',
  line: 'Line',
  problem: 'Problem',
  ignored: (names: string) => `Columns that are not used: ${names}.`,
  above: (lines: string) => `Left out above the headings: line ${lines}.`,
  inLines: (lines: string) => `(line ${lines})`,
  sure: (count: string) =>
    count === '1' ? 'It is a new campaign' : `All ${count} of them are new campaigns`,
  encoding: (name: string) =>
    `The file is in an old encoding (${name}). The words below are right.`,
  confirm: (count: string) => `Add ${count} ${count === '1' ? 'link' : 'links'}`,
  changed: 'The table or the links changed after the check. Check what would be added now.',
  unanswered: 'Answer the questions below first. Nothing was stored.',
  tableOf: 'Links that would be added',
  made: 'Made name',
  added: (count: string) => `${count} ${count === '1' ? 'link' : 'links'} created.`,
};
