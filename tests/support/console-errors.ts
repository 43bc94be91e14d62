import type { BrowserContext } from '@playwright/test';

/** Warnings of the browser about our own pages. */
const OWN_FAULT = /escape its sandboxing|Autofocus processing was blocked/;

export interface ConsoleErrors {
  /** Allows a message that the test provokes itself. */
  expect: (pattern: RegExp) => void;
  /** Messages seen and not expected, in order. */
  unexpected: () => readonly string[];
}

/**
 * Collects everything that must not happen on a journey: console errors of pages and workers (including
 * content security policy reports), warnings about our own pages, and uncaught errors.
 */
export function watchErrors(context: BrowserContext): ConsoleErrors {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && !OWN_FAULT.test(message.text())) return;
    const { url } = message.location();
    seen.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => {
    const { stack, message } = error.error();
    seen.push(`uncaught: ${stack ?? message}`);
  });
  context.on('serviceworker', (worker) => {
    worker.on('console', (message) => {
      if (message.type() === 'error') seen.push(`worker: ${message.text()}`);
    });
  });
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}
