/** Texts of the templates that links are filled in from. */
export const templates = {
  title: 'Templates',
  fillFrom: 'Fill in from',
  save: 'Save as template',
  saveHint: 'Keeps source, medium, content, term, referrer and the screen for later links',
  name: 'Name of the template',
  fields: 'Fills in',
  remove: 'Delete',
  removeSure: 'Delete it',
  added: (name: string) => `Template “${name}” saved. The link is not created yet.`,
  removed: 'Template deleted.',
};
