import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine that shares its processors may be several times slower: that is not a failure.
configure({ asyncUtilTimeout: 5000 });

// A browser takes the rejection of a cancelled animation for handled; happy-dom does not.
const { cancel } = Animation.prototype;
Animation.prototype.cancel = function cancelQuietly() {
  this.finished.catch(() => undefined);
  cancel.call(this);
};

afterEach(() => cleanup());
