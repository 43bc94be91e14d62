import { HomeFooter } from './home-footer.tsx';
import { HomeShelves } from './home-shelves.tsx';

interface HomeEndProps {
  /** Scrolls the lobby's centre back into view. */
  readonly onTop: () => void;
}

/** What follows the hot games: more shelves, and the footer. */
export function HomeEnd({ onTop }: HomeEndProps) {
  return (
    <>
      <HomeShelves onTop={onTop} />
      <HomeFooter onTop={onTop} />
    </>
  );
}
