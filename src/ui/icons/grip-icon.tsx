import { Icon, iconTone, type IconProps } from '#ui/icon.tsx';

/** All providers. */
export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect className={iconTone} x="4" y="4" width="6.5" height="6.5" rx="1.8" />
      <rect className={iconTone} x="13.5" y="4" width="6.5" height="6.5" rx="1.8" />
      <rect className={iconTone} x="4" y="13.5" width="6.5" height="6.5" rx="1.8" />
      <rect className={iconTone} x="13.5" y="13.5" width="6.5" height="6.5" rx="1.8" />
    </Icon>
  );
}
