/**
 * Where the app's install buttons meet the install controller, which is loaded after the first paint:
 * what they read, and what they ask for. It lives outside React and is read as an external store.
 */
import { localKeys } from '#config/storage-keys.ts';
import type { InstallState } from '#domain/install/install-state.ts';
import { readEarlyRecord } from '#browser/early-record.ts';
import { localArea } from '#browser/key-value.ts';
import { isStandalone } from '#browser/page.ts';
import { useSyncExternalStore } from 'react';

export interface InstallView {
  /** Launched from the home screen: there is nothing left to get. */
  readonly isInside: boolean;
  /** The app is on this phone, and this is a browser beside it. */
  readonly isInstalled: boolean;
  /** There is an install prompt, or the browser lets a page request one. */
  readonly canPrompt: boolean;
  readonly state: InstallState;
}

/** What a button asks for: the app on this phone, or how to get it on a phone of another kind. */
export type InstallRequest = 'here' | 'iphone' | 'android';

const listeners = new Set<() => void>();
let view: InstallView | null = null;
let serve: ((request: InstallRequest) => void) | null = null;

/** What is known of installing now; before the controller came, what the first look tells. */
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

/** Calls back after every change; returns the unsubscribe call. */
export function watchInstallView(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names who opens what a button asks for. */
export function openInstallRequests(serveRequest: (request: InstallRequest) => void): void {
  serve = serveRequest;
}

/** The player's own tap: opens the way to the app, whatever was shown or refused before. */
export const askToInstall = (request: InstallRequest): void => serve?.(request);

export const useInstallView = (): InstallView =>
  useSyncExternalStore(watchInstallView, readInstallView);
