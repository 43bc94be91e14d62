/** Tables of one dimension, or of two. */
export const crossed = {
  with: 'Cross with',
  none: 'Nothing',
  cell: 'Cells',
  tableOf: (rows: string, columns: string) =>
    `Installs by ${rows.toLowerCase()} and ${columns.toLowerCase()}`,
  byHour: 'By weekday and hour',
  others: (count: string) => `${count} others`,
  costByDevice: '≈ Costs are known by campaign: the part of a device is its share of the visitors.',
  areHoursMissing:
    'Visitors from before the last update are still being counted by hour: numbers by hour can rise.',
};
