import { FiveStarsIcon } from './five-stars-icon.tsx';
import type { IconProps } from '#ui/base/icon.tsx';
import styles from '#ui/base/preview.module.css';
import { statesFor, type Preview } from '#ui/base/preview.ts';
import type { ComponentType } from 'react';

type Drawing = ComponentType<IconProps>;

const modules = import.meta.glob<Record<string, Drawing>>(
  ['./*-icon.tsx', '!./five-stars-icon.tsx'],
  {
    eager: true,
  },
);
const icons = Object.values(modules).flatMap((module) => Object.entries(module));

export const preview: Preview = {
  name: 'Icons',
  states: statesFor([24, 32], (size) => (
    <div className={styles.icons}>
      {icons.map(([name, Drawing]) => (
        <Drawing key={name} size={size} label={name} />
      ))}
      <FiveStarsIcon size={size} />
    </div>
  )),
};
