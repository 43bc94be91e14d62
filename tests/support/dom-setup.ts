import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine that shares its processors may be several times slower: that is not a failure.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => cleanup());
