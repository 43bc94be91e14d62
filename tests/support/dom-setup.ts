import { looseTexts } from '#tests/i18n/loose-texts.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

// A machine with shared processors may be several times slower: that is not a failure.
configure({ asyncUtilTimeout: 5000 });

// A browser marks the rejection of a cancelled animation as handled; happy-dom does not.
const { cancel } = Animation.prototype;
Animation.prototype.cancel = function cancelQuietly() {
  this.finished.catch(() => undefined);
  cancel.call(this);
};

// Every browser but Safari has it, and happy-dom does not: without it, what is put off waits a second.
window.requestIdleCallback ??= (work) =>
  Number(setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 })));
window.cancelIdleCallback ??= (handle) => clearTimeout(handle);

// What a translating browser would break, on every screen as its test left it.
afterEach(() => {
  const loose = looseTexts(document.body);
  cleanup();
  expect(loose, 'texts that are not in an element of their own').toEqual([]);
});
