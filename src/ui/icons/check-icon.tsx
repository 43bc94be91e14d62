import { Icon, type IconProps } from '#ui/icon.tsx';

/** Done. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.6 4.6 4.6L19.25 7.25" />
    </Icon>
  );
}
