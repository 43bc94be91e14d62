import { Icon, iconTone, type IconProps } from '#ui/icon.tsx';

/** The player. */
export function MemberIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle className={iconTone} cx="12" cy="8" r="4" />
      <path className={iconTone} d="M4.5 20a7.5 7.5 0 0 1 15 0Z" />
    </Icon>
  );
}
