import { CopyNumber } from './copy-number.tsx';
import type { Preview } from '#ui/base/preview.ts';

const texts = {
  name: 'Order number',
  number: 'W261121-7K2QF-9XW3M',
  copyLabel: 'Copy the order number',
  onCopy: () => Promise.resolve(true),
};

export const preview: Preview = {
  name: 'Number to copy',
  states: {
    'to copy': () => <CopyNumber {...texts} outcome="none" outcomeText="" />,
    copied: () => <CopyNumber {...texts} outcome="copied" outcomeText="Copy Success." />,
    'not copied': () => <CopyNumber {...texts} outcome="failed" outcomeText="Copy Fail." />,
  },
};
