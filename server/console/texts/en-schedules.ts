import type { Frequency } from '#server/console/schedules/schedules.ts';

export const schedules = {
  title: 'Schedules',
  intro: 'Send a report as a CSV file to an address of yours every day, week or month.',
  schedule: 'Schedule',
  all: 'Your schedules',
  empty: 'No schedules yet.',
  create: 'New schedule',
  createButton: 'Create schedule',
  fields: {
    name: 'Name',
    report: 'Report',
    frequency: 'How often',
    hour: 'Hour',
    url: 'Address',
    secret: 'Secret',
  },
  hints: {
    report: 'The address of a report page. Choose a period such as “7 days” there.',
    hour: (timeZone: string) => `In the time zone ${timeZone}`,
    url: 'Gets the file as the body of a POST request.',
    secret: 'Signs each file. It is never shown again.',
  },
  frequencies: {
    day: 'Every day',
    week: 'Every Monday',
    month: 'On the 1st of the month',
  } satisfies Record<Frequency, string>,
  when: (frequency: string, hour: string) => `${frequency}, ${hour}:00`,
  lastFile: 'Last file:',
  never: 'Not sent yet',
  sendNow: (name: string) => `Send ${name} now`,
  remove: (name: string) => `Delete ${name}`,
  added: 'Schedule created.',
  removed: 'Schedule deleted.',
  sent: (status: string) => `File sent. The receiver answered ${status}.`,
  notSent: (status: string, answer: string) =>
    answer === '' ? `File not sent: ${status}.` : `File not sent: ${status}. ${answer}`,
  notes:
    'A file ends with the day before it is sent; a monthly file covers the whole month before. Rows with fewer than five visitors are grouped. A file that the receiver does not accept is sent again for a day and a half.',
};
