/** The install controller (spec §4, "Add-to-desktop"): outside React, one per page load. */
import { localKeys } from '#config/storage-keys.ts';
import { classifyClient } from '#shared/install/classify-client.ts';
import {
  nextInstallState,
  type InstallState,
  type InstallStep,
} from '#shared/install/install-state.ts';
import { chooseInvitation, type Invitation } from '#shared/install/invitation.ts';
import { maySheetShow } from '#shared/install/sheet-timing.ts';
import type { Overlay } from '#state/overlays/overlay-slice.ts';
import type { InstallRequest } from '#state/install/install-requests.ts';
import { overlayForRequest, overlayOf } from './install-overlay.ts';
import type { InstallPorts } from './install-ports.ts';

export interface InstallController {
  /** Opens the overlay that a button requests. */
  readonly serve: (request: InstallRequest) => void;
  /** An overlay of the controller is on the page; repeated calls for a visible one do nothing. */
  readonly noteShown: (name: Overlay['name']) => void;
  /** Continue: asks the browser. Call it in the tap handler itself, or the browser refuses. */
  readonly proceed: () => void;
  /** Cancel, or the player closed the sheet in another way. */
  readonly cancel: () => void;
  /** The sheet is closed, also when a navigation closed it. */
  readonly noteSheetGone: () => void;
  readonly finishHint: () => void;
  readonly noteChromeOpened: () => void;
  /** "No more prompts". */
  readonly refusePopup: () => void;
}

const YES = '1';

/** Listens for install prompts, and invites the player when the rules allow it. */
export function createInstallController(ports: InstallPorts): InstallController {
  const { early, local, report } = ports;
  const client = classifyClient(ports.signals);
  /** Overlays that were opened but not yet shown on the page. */
  const expected = new Set<Overlay['name']>();
  let state: InstallState = 'idle';
  let isInstalled = local.read(localKeys.appInstalled) !== null;
  let hasWaited = false;
  let lastPrompt: unknown = null;
  let waiting: { readonly kind: Invitation; readonly callOff: () => void } | null = null;
  let isPopupDone = false;

  const canPrompt = () => early.installEvent !== null || ports.installPage !== null;

  function publish(): void {
    ports.publish({ isInside: client.standalone, isInstalled, canPrompt: canPrompt(), state });
  }

  function step(...steps: readonly InstallStep[]): void {
    state = steps.reduce(nextInstallState, state);
    publish();
  }

  const keepSheetTime = () => local.write(localKeys.installSheetTime, String(ports.now()));
  const isTimeForSheet = () =>
    maySheetShow({
      storedTime: local.read(localKeys.installSheetTime),
      now: ports.now(),
      hasEntryParameter: ports.hasEntryParameter,
    });

  const invitation = () =>
    chooseInvitation({
      client,
      hasInstallPrompt: early.installEvent !== null,
      hasWaited,
      isHintSeen: local.read(localKeys.iosHintSeen) !== null,
      isPopupRefused: isPopupDone || local.read(localKeys.chromePopupRefused) !== null,
      isInstalled,
    });

  function open(overlay: Overlay): void {
    waiting?.callOff();
    waiting = null;
    expected.add(overlay.name);
    ports.open(overlay);
  }

  /** Invites at the next idle moment, if the rules still allow it then. */
  function invite(): void {
    const kind = invitation();
    if (kind === 'none' || waiting?.kind === kind) return;
    if (kind === 'sheet') {
      if (state !== 'captured' || !isTimeForSheet()) return;
      step('timing-allowed');
    }
    waiting?.callOff();
    // The work may run before `whenIdle` returns.
    let hasRun = false;
    const callOff = ports.whenIdle(() => {
      hasRun = true;
      waiting = null;
      if (invitation() === kind) showInvitation(kind);
    });
    if (!hasRun) waiting = { kind, callOff };
  }

  function showInvitation(kind: Exclude<Invitation, 'none'>): void {
    // Another tab may have shown the sheet while this one waited.
    if (kind === 'sheet' && !isTimeForSheet()) step('timing-refused');
    else open(overlayOf(kind, ports.signals, client));
  }

  /** Handles the browser's install events. */
  function look(): void {
    if (early.isInstalled) {
      early.isInstalled = false;
      local.write(localKeys.appInstalled, String(ports.now()));
      report('app_installed');
      becomeInstalled();
    }
    const installPrompt = early.installEvent;
    if (installPrompt === null || installPrompt === lastPrompt) return;
    lastPrompt = installPrompt;
    // A browser fires no `beforeinstallprompt` while the app is installed.
    isInstalled = false;
    local.remove(localKeys.appInstalled);
    report('prompt_captured');
    step('prompt-captured');
    invite();
  }

  function becomeInstalled(): void {
    isInstalled = true;
    early.installEvent = null;
    waiting?.callOff();
    waiting = null;
    step('app-installed');
    ports.close('install-sheet');
    ports.close('open-in-chrome');
  }

  /** Uses the install prompt; any error of the browser counts as a refusal. */
  async function ask(): Promise<boolean> {
    const installPrompt = early.installEvent;
    early.installEvent = null;
    try {
      if (installPrompt === null) {
        await ports.installPage?.();
        return ports.installPage !== null;
      }
      await installPrompt.prompt();
      return (await installPrompt.userChoice).outcome === 'accepted';
    } catch {
      return false;
    }
  }

  function settle(isAccepted: boolean): void {
    report(isAccepted ? 'native_accepted' : 'native_dismissed');
    step(isAccepted ? 'prompt-accepted' : 'prompt-refused');
    if (isAccepted) return;
    keepSheetTime();
    ports.close('install-sheet');
  }

  async function lookForApp(): Promise<void> {
    if (!(await ports.hasInstalledApp()) || early.installEvent !== null) return;
    isInstalled = true;
    publish();
  }

  const leaveSheet = () => step(early.installEvent === null ? 'prompt-gone' : 'sheet-left');

  early.onChange = look;
  ports.watchOtherTabs(localKeys.appInstalled, (value) => {
    if (value !== null) becomeInstalled();
  });
  ports.whenSettled(() => {
    hasWaited = true;
    invite();
  });
  ports.onReturn(invite);
  void lookForApp();
  if (client.standalone && local.read(localKeys.standaloneLaunched) === null) {
    local.write(localKeys.standaloneLaunched, YES);
    report('first_standalone_launch');
  }
  publish();
  look();
  invite();

  return {
    serve: (request) => open(overlayForRequest(request, ports.signals, client, canPrompt())),
    noteShown(name) {
      if (!expected.delete(name)) return;
      if (name === 'install-sheet') {
        step('sheet-shown');
        if (state !== 'sheet') return;
        keepSheetTime();
        report('sheet_shown');
      } else if (name === 'ios-hint') {
        local.write(localKeys.iosHintSeen, YES);
        report('ios_hint_shown');
      } else if (name === 'open-in-chrome') {
        isPopupDone = true;
        report('chrome_popup_shown');
      }
    },
    proceed() {
      if (state !== 'sheet') return;
      const answer = ask();
      report('sheet_continue');
      step('prompt-opened');
      void answer.then(settle);
    },
    cancel() {
      ports.close('install-sheet');
      if (state !== 'sheet') return;
      keepSheetTime();
      report('sheet_cancel');
      leaveSheet();
    },
    noteSheetGone() {
      if (state === 'sheet') leaveSheet();
    },
    finishHint() {
      report('ios_hint_done');
      ports.close('ios-hint');
    },
    noteChromeOpened: () => report('chrome_popup_opened'),
    refusePopup() {
      local.write(localKeys.chromePopupRefused, YES);
      report('chrome_popup_optout');
      ports.close('open-in-chrome');
    },
  };
}
