import { Row } from '#ui/layout/row.tsx';
import { ParolaMark } from './parola-mark.tsx';
import { ParolaWordmark } from './parola-wordmark.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Wordmark',
  states: {
    alone: () => <ParolaWordmark height={40} label="Parola" />,
    'in a header': () => (
      <Row gap={3} wrap>
        <ParolaMark size={36} />
        <ParolaWordmark height={26} label="Parola" />
      </Row>
    ),
  },
};
