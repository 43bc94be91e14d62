import { Icon, type IconProps } from '#ui/icon.tsx';

/** Three lines: the side menu. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M4 12h16M9 17.5h11" />
    </Icon>
  );
}
