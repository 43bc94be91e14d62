export const handovers = {
  title: 'Hand-over',
  intro:
    'Apps such as Facebook and TikTok open links in a browser of their own, which cannot install. Parola offers to open another browser, and the address says what handed over.',
  from: 'Handed over from',
  there: 'There',
  arrived: 'In the other browser',
  landed: 'Visitors',
  offered: 'Saw the offer',
  agreed: 'Said yes to it',
  came: 'Arrived',
  share: 'Arrived of visitors',
  nothing: 'Nobody was offered another browser in this period.',
  link: 'Hand-over to Chrome',
  notes:
    'Both visits are copies of the app of their own, each counted on its own day and under the campaign of its address. Who copies the address, opens it later or on another phone arrives, too. Visitors of an earlier version of the app are not known as handed over.',
};
