import { nextListWelcome } from '#state/catalogue/catalogue-slice.ts';
import { HomeScreen } from '#screens/home/home-screen.tsx';
import { untilIdle } from '#browser/page/idle.ts';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Component, Suspense, useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';

/** The lobby works without it, and a phone has no place for it. */
const HomeSide = lazyOrNothing(async () => {
  await untilIdle();
  return (await import('./home-side.tsx')).HomeSide;
});

/** The lobby's home. Rendered outside the router: see `shown.ts`. */
export function HomeLayer({ renderCrash }: Pick<BoundaryProps, 'renderCrash'>): ReactElement {
  const dispatch = useDispatch();
  // Entering the lobby is a good moment for a new list: nothing of the old one has been painted.
  useLayoutEffect(() => {
    dispatch(nextListWelcome(Date.now()));
  }, [dispatch]);
  return (
    <HomeBoundary renderCrash={renderCrash}>
      <HomeScreen
        side={
          <Suspense fallback={null}>
            <HomeSide />
          </Suspense>
        }
      />
    </HomeBoundary>
  );
}

/** Renders the replacement for a screen that crashed. */
export type RenderCrash = (error: Error, reset: () => void) => ReactElement;

interface BoundaryProps {
  readonly renderCrash: RenderCrash;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: Error | null;
}

class HomeBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { renderCrash, children } = this.props;
    return error === null ? children : renderCrash(error, () => this.setState({ error: null }));
  }
}
