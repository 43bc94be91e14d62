/** The notice dialog. */
export const notice = {
  title: 'News',
  tabs: 'News types',
  activity: 'Activities',
  message: 'Announcements',
  role: 'notice',
  previous: 'Previous notice',
  next: 'Next notice',
  position: '{{position}} of {{total}}',
  open: 'Open',
  gotIt: 'Got it',
  empty: 'Nothing new here',
  emptyText: 'New posts will show up here. Check the other tab too.',
};

/** The shape that every language must have. */
export type NoticeTexts = typeof notice;
