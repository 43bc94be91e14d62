export const costs = {
  title: 'Costs',
  intro: 'Add what your campaigns cost to see the cost per install and the return on spend.',
  importTitle: 'Add costs',
  importIntro:
    'An export of Meta Ads or Google Ads, or any CSV file with a day, a campaign and a cost in each line, and a source if several sources use the same campaign name. You see what it contains before anything is stored, and choose its columns if their headings are unknown.',
  file: 'CSV file',
  table: 'Or paste the table here',
  check: 'Check the table',
  preview: {
    title: 'Add these costs?',
    lines: 'Lines',
    days: 'Days',
    range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    campaigns: 'Campaigns',
    sum: 'Total',
    sources: 'By source',
    source: 'Source',
    unknownSum: 'Answer the question about the amounts first',
    leftOut: 'Left out as totals, or because they have no day:',
    totals: {
      line: (line: string) => `Line ${line}`,
      same: (line: string, amount: string) => `Line ${line}: ${amount}, the sum of the lines`,
      differs: (line: string, amount: string, difference: string) =>
        `Line ${line}: ${amount}, ${difference} apart from the sum of the lines`,
      more: (count: string) => `and ${count} more`,
    },
    remembered: (columns: string) =>
      `The columns are those that were chosen for tables with these headings before: ${columns}.`,
    chosen: (columns: string) =>
      `The columns are those that you chose: ${columns}. They are remembered for tables with these headings.`,
    otherColumns: 'Choose other columns',
    replaces: (count: string) =>
      `${count} stored ${count === '1' ? 'cost is' : 'costs are'} replaced. A cost of 0 removes one.`,
    dayOrder: (sample: string) => `What is ${sample}?`,
    choose: 'Choose…',
    orders: {
      'day-first': (days: string) => `Day first: ${days}`,
      'month-first': (days: string) => `Month first: ${days}`,
    },
    decimal: (sample: string, line: string) => `What is ${sample} in line ${line}?`,
    signs: {
      point: (amount: string) => `Decimal point: ${amount}`,
      comma: (amount: string) => `Decimal comma: ${amount}`,
    },
    signSums: (point: string, comma: string) =>
      `All lines: ${point} with a decimal point, ${comma} with a comma.`,
    future: (count: string, latest: string) =>
      `${count} ${count === '1' ? 'line is' : 'lines are'} for days in the future, the latest ${latest}. That is right.`,
    names: 'Did you mean a name that the report knows?',
    nameOf: {
      source: (name: string) => `Source “${name}”`,
      campaign: (name: string) => `Campaign “${name}”`,
    },
    keepName: (name: string) => `Keep “${name}”`,
    replaceName: (name: string) => `Use “${name}”`,
    moreNames: (count: string) =>
      `${count} more ${count === '1' ? 'name is' : 'names are'} similar to a known one and kept.`,
    keepAll: 'Keep all names as they are',
    repeated: (count: string) =>
      `${count} ${count === '1' ? 'line repeats' : 'lines repeat'} a day and campaign. Add them up.`,
    repeatedLines: (lines: string) => `Lines ${lines}`,
    encoding: (name: string) =>
      `The file is in an old encoding (${name}). The campaign names above are right.`,
    confirm: 'Add costs',
    changed: 'The table changed after the check. Check what it contains now.',
    unanswered: 'Answer the questions below first. Nothing was stored.',
  },
  columns: {
    title: 'Which columns are these?',
    intro:
      'The headings are unknown or can be read in two ways. Choose the columns of the day, the campaign and the cost. Your choice is remembered for tables with the same headings when you add the costs.',
    head: 'The headings are in',
    line: (line: string, text: string) => `Line ${line}: ${text}`,
    source: 'Source of all lines',
    sourceHint: 'Such as facebook; only if no column has it.',
    sample: 'First lines of the table',
    use: (column: string, heading: string) => `Column ${column}, ${heading}`,
    noHeading: 'without a heading',
    uses: {
      day: 'Day',
      source: 'Source',
      campaign: 'Campaign',
      cost: 'Cost',
      currency: 'Currency',
    },
    unused: 'Not used',
    submit: 'Show what the table contains',
    twice: (column: string) => `Two columns are chosen as “${column}”. Choose one of them.`,
  },
  remembered: {
    title: 'Remembered columns',
    intro: 'Tables with these headings are read so without asking.',
    by: (name: string, moment: string) => `${name}, ${moment}`,
    forget: 'Forget',
    forgetSure: 'Forget these columns',
    about: (headings: string) => `Columns of ${headings}`,
    forgotten: 'The columns were forgotten.',
  },
  example: 'day,source,campaign,cost',
  imported: (lines: string) => `Costs added: ${lines} ${lines === '1' ? 'line' : 'lines'}.`,
  nothing: 'No costs in this period.',
  list: 'Costs by campaign',
  returns: (factor: string) => `return ${factor}×`,
  seeAll: 'See all results',
  imports: {
    title: 'Latest imports',
    intro:
      'Undoing an import puts back what each cost was before. Costs that a later import replaced are left alone.',
    nothing: 'No imports yet.',
    number: (id: string) => `Import ${id}`,
    lines: (count: string) => `${count} ${count === '1' ? 'line' : 'lines'}`,
    more: (count: string) => `and ${count} more`,
    undo: 'Undo',
    undoSure: 'Undo this import',
    undoneBy: (name: string, moment: string) => `Undone by ${name}, ${moment}`,
    undone: (id: string) => `Import ${id} was undone.`,
    leftAlone: (count: string) =>
      count === '1'
        ? '1 cost that was replaced later was left alone.'
        : `${count} costs that were replaced later were left alone.`,
    all: 'Show all imports',
  },
  days: {
    title: 'Costs by day',
    intro: 'The last 31 days. A day without any cost may have been forgotten.',
    heads: { day: 'Day', campaigns: 'Campaigns', cost: 'Cost' },
    missing: 'No costs',
    notYet: 'None yet',
  },
};
