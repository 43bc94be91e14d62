import { activities } from '#shared/activity/activities.ts';
import type { OpenOverlay } from '#state/overlays/overlay-slice.ts';
import { overlayClosed, overlayClosing, selectOverlays } from '#state/overlays/overlay-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { Suspense, useDeferredValue, useEffect, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent } from '#app/lazy-component.tsx';
import { OverlayBoundary } from './overlay-boundary.tsx';

const SideMenu = lazyComponent(
  async () => (await import('#app/lobby-menu.tsx')).LobbyMenu,
  'pause',
);
const InstallOverlay = lazyComponent(
  async () => (await import('#app/install/overlay-of-page.tsx')).OverlayOfPage,
  'install',
);
const RedeemCode = lazyComponent(
  async () => (await import('#app/redeem-code.tsx')).RedeemCode,
  'reward',
);
const Superior = lazyComponent(
  async () => (await import('#features/superior/superior-sheet.tsx')).SuperiorSheet,
);
const SignInSessions = lazyComponent(
  async () => (await import('#app/sign-in-devices.tsx')).SignInDevices,
  'passkey',
);
const Balance = lazyComponent(
  async () => (await import('#features/withdrawal/balance-sheet.tsx')).BalanceSheet,
  'withdrawal',
  'reward',
);
const GameInfo = lazyComponent(
  async () => (await import('#features/game/info/game-info.tsx')).GameInfo,
  'gameInfo',
);
const GameDemo = lazyComponent(
  async () => (await import('#features/game-demo/game-demo.tsx')).GameDemo,
  'gameDemo',
);
const GameDeposit = lazyComponent(
  async () => (await import('#app/game-deposit.tsx')).GameDeposit,
  'deposit',
  'reward',
  'protection',
  'signUpBonus',
);
const Activity = lazyComponent(
  async () => (await import('#app/activity/activity-dialogs.tsx')).ActivityOverlayOf,
);

/**
 * Renders the open overlays, the top one last. Each is loaded when it first opens. A press that opens one is
 * answered by a frame before the overlay renders; overlays that are open stay, and close, while it is loaded.
 */
export function OverlayHost(): ReactElement {
  const overlays = useSelector(selectOverlays);
  const rendered = useDeferredValue(overlays);
  useCloseInviting(overlays);
  return (
    <Suspense fallback={null}>
      {rendered.map(({ id }) => {
        const open = overlays.find((overlay) => overlay.id === id);
        return (
          open && (
            <OverlayBoundary key={id} id={id}>
              <OverlayOf open={open} />
            </OverlayBoundary>
          )
        );
      })}
    </Suspense>
  );
}

/** Overlays that invite to play or to a bonus: they close when a break begins, on any device. */
const INVITING: ReadonlySet<string> = new Set([
  'redeem-code',
  'superior',
  'game-info',
  'game-demo',
  ...Object.keys(activities),
  'share',
]);

function useCloseInviting(overlays: readonly OpenOverlay[]): void {
  const dispatch = useDispatch();
  const isBlocked = useAccountState().playBlock !== null;
  useEffect(() => {
    if (!isBlocked) return;
    for (const { id, overlay, isClosing } of overlays) {
      if (!isClosing && INVITING.has(overlay.name)) dispatch(overlayClosing(id));
    }
  }, [isBlocked, overlays, dispatch]);
}

function OverlayOf({ open }: { open: OpenOverlay }): ReactElement {
  const dispatch = useDispatch();
  const shared = {
    isOpen: !open.isClosing,
    onClose: () => dispatch(overlayClosing(open.id)),
    onClosed: () => dispatch(overlayClosed(open.id)),
  };
  const { overlay } = open;
  switch (overlay.name) {
    case 'side-menu':
      return <SideMenu {...shared} />;
    case 'install-sheet':
    case 'ios-hint':
    case 'open-in-chrome':
    case 'install-help':
      return <InstallOverlay {...shared} overlay={overlay} />;
    case 'redeem-code':
      return <RedeemCode {...shared} />;
    case 'superior':
      return <Superior {...shared} />;
    case 'sign-in-sessions':
      return <SignInSessions {...shared} />;
    case 'balance':
      return <Balance {...shared} isOverGame={overlay.isOverGame} />;
    case 'game-info':
      return <GameInfo {...shared} gameId={overlay.gameId} />;
    case 'game-demo':
      return <GameDemo {...shared} gameId={overlay.gameId} />;
    case 'game-deposit':
      return <GameDeposit {...shared} />;
    default:
      return <Activity {...shared} overlay={overlay} />;
  }
}
