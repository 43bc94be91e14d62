export const costs = {
  title: 'Costs',
  intro:
    'What campaigns cost, so that cost per install and return on spend stand beside their results.',
  importTitle: 'Add costs',
  importIntro:
    'A CSV file with the columns day, campaign and cost, and source if campaigns of one name have several. Costs of the same day and campaign are replaced; 0 removes one.',
  file: 'CSV file',
  table: 'Or paste the table here',
  import: 'Add costs',
  example: 'day,source,campaign,cost',
  imported: (lines: string) => `Costs added: ${lines} ${lines === '1' ? 'line' : 'lines'}.`,
  nothing: 'No costs on these days yet.',
  list: 'Costs by campaign',
  returns: (factor: string) => `return ${factor}×`,
  seeAll: 'See all with their results',
};
