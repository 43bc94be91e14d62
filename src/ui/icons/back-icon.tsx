import { Icon, type IconProps } from '#ui/icon.tsx';

/** Arrow to the previous screen. */
export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12H5M11 5.5 4.5 12l6.5 6.5" />
    </Icon>
  );
}
