export const costs = {
  title: 'Costs',
  intro: 'Add what your campaigns cost to see the cost per install and the return on spend.',
  importTitle: 'Add costs',
  importIntro:
    'An export of Meta Ads or Google Ads, or any CSV file with the columns day, campaign and cost, and source if several sources use the same campaign name. You see what it contains before anything is stored.',
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
    totals: (lines: string) => `Left out as a total: line ${lines}.`,
    replaces: (count: string) =>
      `${count} stored ${count === '1' ? 'cost is' : 'costs are'} replaced. A cost of 0 removes one.`,
    dayOrder: (sample: string) => `What is ${sample}?`,
    choose: 'Choose…',
    orders: {
      'day-first': (days: string) => `Day first: ${days}`,
      'month-first': (days: string) => `Month first: ${days}`,
    },
    repeated: (count: string) =>
      `${count} ${count === '1' ? 'line repeats' : 'lines repeat'} a day and campaign. Add them up.`,
    repeatedLines: (lines: string) => `Lines ${lines}`,
    encoding: (name: string) =>
      `The file is in an old encoding (${name}). The campaign names above are right.`,
    confirm: 'Add costs',
    changed: 'The table changed after the check. Check what it contains now.',
    unanswered: 'Answer the questions below first. Nothing was stored.',
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
