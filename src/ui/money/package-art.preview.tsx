import type { Preview } from '#ui/base/preview.ts';
import { PackageArt } from './package-art.tsx';

export const preview: Preview = {
  name: 'Package art',
  states: {
    pier: () => <PackageArt picture="pier" />,
    harbor: () => <PackageArt picture="harbor" />,
    lighthouse: () => <PackageArt picture="lighthouse" />,
  },
};
