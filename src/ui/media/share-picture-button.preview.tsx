import type { Preview } from '#ui/base/preview.ts';
import { SharePictureButton } from './share-picture-button.tsx';

export const preview: Preview = {
  name: 'Share a code as a picture',
  states: {
    'where the browser shares pictures': () => (
      <SharePictureButton
        card={{
          text: 'https://lobby.example/?o=MANGO7',
          title: 'Scan to join me on Parola',
          large: 'MANGO7',
          isLink: true,
          note: '21+',
        }}
        name="parola-mango7"
        label="Share as a picture"
      />
    ),
  },
};
