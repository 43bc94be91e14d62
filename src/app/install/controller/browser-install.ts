/** The install controller of the real browser. */
import { sessionKeys } from '#config/storage-keys.ts';
import { epochMs } from '#shared/time/duration.ts';
import { hasQueryField } from '#shared/install/entry-parameter.ts';
import { PROMPT_WAIT } from '#shared/install/invitation.ts';
import { overlayDismissed, overlayOpened } from '#state/overlays/overlay-slice.ts';
import { readClientSignals } from '#browser/install/client-signals.ts';
import { readEarlyRecord } from '#browser/storage/early-record.ts';
import { hasInstalledApp, pageInstaller, whenSettled } from '#browser/install/install-prompt.ts';
import { localArea, sessionArea, watchOtherTabs } from '#browser/storage/key-value.ts';
import { wasReloaded, watchVisibility } from '#browser/page/page.ts';
import { publishInstallView } from '#state/install/install-requests.ts';
import { recordInstallEvent } from '#state/marketing/install-events.ts';
import type { IdleMoments } from '#app/later/idle-moments.ts';
import type { AppStore } from '#app/store.ts';
import { keepInstall } from './page-install.ts';
import { createInstallController, type InstallController } from './install-controller.ts';

/** Creates the controller of this page. Call it once. */
export function createBrowserInstall(
  store: AppStore,
  { whenIdle }: IdleMoments,
  entryParameter: string,
): InstallController {
  const controller = createInstallController({
    signals: readClientSignals(),
    early: readEarlyRecord(),
    local: localArea,
    now: () => epochMs(Date.now()),
    hasEntryParameter: wasEnteredWith(entryParameter),
    installPage: pageInstaller(),
    hasInstalledApp,
    whenIdle,
    whenSettled: (work) => whenSettled(PROMPT_WAIT, work),
    onReturn: (work) => {
      watchVisibility((isVisible) => {
        if (isVisible) work();
      });
    },
    watchOtherTabs: (key, onChange) => void watchOtherTabs(key, onChange),
    open: (overlay) => store.dispatch(overlayOpened(overlay)),
    close: (name) => store.dispatch(overlayDismissed(name)),
    publish: publishInstallView,
    report: recordInstallEvent,
  });
  keepInstall(controller);
  return controller;
}

/**
 * Returns true when the landing URL had the entry parameter. A reload does not change this, even when the
 * router has removed the parameter from the URL.
 */
function wasEnteredWith(parameter: string): boolean {
  const wasEntered = wasReloaded() && sessionArea.read(sessionKeys.entryParameter) !== null;
  const isEntered = hasQueryField(readEarlyRecord().landingUrl, parameter) || wasEntered;
  if (isEntered) sessionArea.write(sessionKeys.entryParameter, '1');
  else sessionArea.remove(sessionKeys.entryParameter);
  return isEntered;
}
