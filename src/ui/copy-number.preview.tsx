import { CopyNumber } from './copy-number.tsx';
import type { Preview } from './preview.ts';

const texts = {
  name: 'Order number',
  number: 'W261121-7K2QF-9XW3M',
  copyLabel: 'Copy the order number',
  copiedText: 'Copy Success.',
  failedText: 'Copy Fail.',
};

export const preview: Preview = {
  name: 'Number to copy',
  states: {
    'that copies': () => <CopyNumber {...texts} onCopy={() => Promise.resolve(true)} />,
    'that cannot be copied': () => <CopyNumber {...texts} onCopy={() => Promise.resolve(false)} />,
  },
};
