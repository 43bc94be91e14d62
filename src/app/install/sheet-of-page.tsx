import { InstallSheet } from '#features/install/install-sheet.tsx';
import { useInstallView } from '#state/install/install-requests.ts';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';
import { pageInstall } from './controller/page-install.ts';

const noteShown = () => pageInstall()?.noteShown('install-sheet');

/** The install sheet, wired to the page's controller. */
export function SheetOfPage({ isOpen, onClosed }: OpenedProps): ReactElement {
  const { state } = useInstallView();
  return (
    <InstallSheet
      isOpen={isOpen}
      phase={phaseOf(state)}
      onProceed={() => pageInstall()?.proceed()}
      onCancel={() => pageInstall()?.cancel()}
      onShown={noteShown}
      onClosed={() => {
        pageInstall()?.noteSheetGone();
        onClosed?.();
      }}
    />
  );
}

function phaseOf(state: ReturnType<typeof useInstallView>['state']) {
  if (state === 'prompting') return 'prompting';
  return state === 'accepted' ? 'installing' : 'offer';
}
