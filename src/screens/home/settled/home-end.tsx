import { FOOTER_PARTS } from '#features/lobby-footer/lobby-footer.tsx';
import { HomeFooter } from './home-footer.tsx';
import { HomeShelves } from './home-shelves.tsx';
import { useTurns } from './use-turns.ts';

interface HomeEndProps {
  /** Scrolls the lobby's centre back into view. */
  readonly onTop: () => void;
}

/** The footer comes after the shelves, which would push it down. */
const FOOTER_TURN = 6;

/** What follows the hot games: more shelves, and the footer. Part after part, as the page may be moving. */
export function HomeEnd({ onTop }: HomeEndProps) {
  const turn = useTurns(FOOTER_TURN + FOOTER_PARTS);
  return (
    <>
      <HomeShelves turn={turn} onTop={onTop} />
      {turn > FOOTER_TURN && <HomeFooter most={turn - FOOTER_TURN} onTop={onTop} />}
    </>
  );
}
