import { Icon, type IconProps } from '#ui/icon.tsx';

/** Stop what moves. */
export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  );
}
