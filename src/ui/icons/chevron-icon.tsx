import { Icon, type IconProps } from '#ui/icon.tsx';

/** Points to what opens next. */
export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
    </Icon>
  );
}
