/** The notice dialog. */
export const notice = {
  title: 'News',
  tabs: 'Kinds of news',
  activity: 'Activities',
  message: 'Announcements',
  role: 'notice',
  previous: 'Previous notice',
  next: 'Next notice',
  position: '{{position}} of {{total}}',
  open: 'Open',
  gotIt: 'Got it',
  empty: 'Nothing new here',
  emptyText: 'News of this kind will stand here. The other tab may have some.',
};

/** The shape of these texts, which every language has. */
export type NoticeTexts = typeof notice;
