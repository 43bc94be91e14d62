import type { Preview } from '#ui/base/preview.ts';
import { QrPicture } from './qr-picture.tsx';

export const preview: Preview = {
  name: 'QR picture',
  states: {
    'a link': () => (
      <QrPicture text="https://example.com/?outValue=ABC123" label="A link as a code" />
    ),
    'too long: nothing': () => <QrPicture text={'x'.repeat(4_000)} label="Never seen" />,
  },
};
