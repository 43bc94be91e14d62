import type { InstallController } from './install-controller.ts';

let current: InstallController | null = null;

/** The page's controller; null when an overlay is rendered without one. */
export const pageInstall = (): InstallController | null => current;

export const keepInstall = (controller: InstallController): void => {
  current = controller;
};
