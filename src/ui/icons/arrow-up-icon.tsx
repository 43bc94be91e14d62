import { Icon, type IconProps } from '#ui/icon.tsx';

/** To the top. */
export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.5V5M5.5 11.5 12 5l6.5 6.5" />
    </Icon>
  );
}
