import { Icon, iconSolid, iconTone } from './icon.tsx';
import type { Preview } from '#ui/base/preview.ts';

export const preview: Preview = {
  name: 'Icon frame',
  states: {
    'stroke, tone and solid': () => (
      <Icon size={40} label="Three ways to draw">
        <path className={iconTone} d="M4 4h7v7H4z" />
        <path d="M13 4h7v7h-7z" />
        <circle className={iconSolid} cx="12" cy="17" r="3" />
      </Icon>
    ),
  },
};
