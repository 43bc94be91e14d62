import { BottomMenu } from './bottom-menu.tsx';

/** A browser with its menu in the middle of the bottom bar. */
export function BottomMenuMiddle() {
  return <BottomMenu at="middle" />;
}
