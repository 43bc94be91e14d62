import { Icon, iconTone, type IconProps } from '#ui/icon.tsx';

/** A mobile number. */
export function MobileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect className={iconTone} x="6.5" y="3" width="11" height="18" rx="2.75" />
      <path d="M10.75 18h2.5" />
    </Icon>
  );
}
