export const costs = {
  title: 'Costs',
  intro: 'Add what your campaigns cost to see the cost per install and the return on spend.',
  importTitle: 'Add costs',
  importIntro:
    'A CSV file with the columns day, campaign and cost, and source if several sources use the same campaign name. Costs of the same day and campaign are replaced; 0 removes one.',
  file: 'CSV file',
  table: 'Or paste the table here',
  import: 'Add costs',
  example: 'day,source,campaign,cost',
  imported: (lines: string) => `Costs added: ${lines} ${lines === '1' ? 'line' : 'lines'}.`,
  nothing: 'No costs in this period.',
  list: 'Costs by campaign',
  returns: (factor: string) => `return ${factor}×`,
  seeAll: 'See all results',
};
