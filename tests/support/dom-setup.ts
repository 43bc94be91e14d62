import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine with shared processors may be several times slower: that is not a failure.
configure({ asyncUtilTimeout: 5000 });

// A browser marks the rejection of a cancelled animation as handled; happy-dom does not.
const { cancel } = Animation.prototype;
Animation.prototype.cancel = function cancelQuietly() {
  this.finished.catch(() => undefined);
  cancel.call(this);
};

afterEach(() => cleanup());
