export const sharing = {
  title: 'Saved views',
  intro:
    'Views of the report that your team saved. A period such as “30 days” stays relative: a view opens with the latest days.',
  views: 'Saved views',
  noViews: 'No saved views yet. Open a report, choose what it shows, and save it under a name.',
  savedBy: (name: string) => `Saved by ${name}`,
  saveTitle: 'Save a view',
  save: 'Save view',
  name: 'Name',
  report: 'Report',
  reportHint: 'The address of a report page.',
  manage: 'Rename or delete',
  edit: (name: string) => `Rename or delete ${name}`,
  rename: 'Rename',
  remove: 'Delete',
  viewRenamed: 'View renamed.',
  viewDeleted: 'View deleted.',
};
