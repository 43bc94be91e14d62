import { Icon, iconTone, type IconProps } from '#ui/icon.tsx';

/** As the phone has it. */
export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect className={iconTone} x="6.5" y="3" width="11" height="18" rx="2.75" />
      <path d="M10.75 18h2.5" />
    </Icon>
  );
}
