/**
 * Connects the app's install buttons with the install controller, which loads after the first paint: the
 * state that they read and the requests that they make. Outside React, read as an external store.
 */
import { localKeys } from '#config/storage-keys.ts';
import type { InstallState } from '#shared/install/install-state.ts';
import { readEarlyRecord } from '#browser/storage/early-record.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { isStandalone } from '#browser/page/page.ts';
import { useSyncExternalStore } from 'react';

export interface InstallView {
  /** Launched from the home screen: there is nothing to install. */
  readonly isInside: boolean;
  /** The app is installed on this device, and this page is in a browser. */
  readonly isInstalled: boolean;
  /** There is an install prompt, or the browser lets a page request one. */
  readonly canPrompt: boolean;
  readonly state: InstallState;
}

/** A button's request: the app on this device, or the steps for another kind of phone. */
export type InstallRequest = 'here' | 'iphone' | 'android';

const listeners = new Set<() => void>();
let view: InstallView | null = null;
let serve: ((request: InstallRequest) => void) | null = null;

/** The current install state; before the controller has loaded, from a first check. */
export function readInstallView(): InstallView {
  view ??= {
    isInside: isStandalone(),
    isInstalled: localArea.read(localKeys.appInstalled) !== null,
    canPrompt: readEarlyRecord().installEvent !== null,
    state: 'idle',
  };
  return view;
}

export function publishInstallView(next: InstallView): void {
  view = next;
  listeners.forEach((listener) => listener());
}

/** Calls back after every change; returns the unsubscribe function. */
export function watchInstallView(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the handler of install requests. */
export function openInstallRequests(serveRequest: (request: InstallRequest) => void): void {
  serve = serveRequest;
}

/** The player's own tap: opens the install steps, whatever was shown or refused before. */
export const askToInstall = (request: InstallRequest): void => serve?.(request);

export const useInstallView = (): InstallView =>
  useSyncExternalStore(watchInstallView, readInstallView);
