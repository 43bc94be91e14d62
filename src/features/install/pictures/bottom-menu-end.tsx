import { BottomMenu } from './bottom-menu.tsx';

/** A browser with its menu at the end of the bottom bar. */
export function BottomMenuEnd() {
  return <BottomMenu at="end" />;
}
