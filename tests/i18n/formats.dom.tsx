/** Dates and times as the app writes them. */
import { useFormats } from '#i18n/use-formats.ts';
import { createApp, renderApp } from '#tests/app/render-app.tsx';
import { describe, expect, it } from 'vitest';

/** February 3, 2026, 21:05 in Manila. */
const EVENING = Date.UTC(2026, 1, 3, 13, 5);

function Probe() {
  const { day, moment, time } = useFormats();
  return <p>{[day(EVENING), moment(EVENING), time(EVENING)].join('|')}</p>;
}

async function formatsIn(language: 'en-PH' | 'th-TH') {
  const { container } = await renderApp(await createApp({ language }), <Probe />);
  return container.textContent.split('|');
}

describe('a time of day', () => {
  it('stays on one line with its PM in English', async () => {
    expect(await formatsIn('en-PH')).toEqual([
      'Feb 3, 2026',
      'Feb 3, 2026, 9:05\u00A0PM',
      '9:05\u00A0PM',
    ]);
  });

  it('has no AM or PM in Thai', async () => {
    expect(await formatsIn('th-TH')).toEqual(['3 ก.พ. 2569', '3 ก.พ. 2569 21:05', '21:05']);
  });
});
