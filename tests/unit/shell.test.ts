import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeShell } from '#startup/shell/shell.ts';

/** Stubs a document whose shell runs the given fades when it is dismissed. */
function showShell(fades: readonly Promise<unknown>[]) {
  const classes: string[] = [];
  let isThere = true;
  const element = {
    classList: {
      add: (name: string) => void classes.push(name),
      contains: (name: string) => classes.includes(name),
    },
    hasAttribute: () => false,
    getAnimations: () => fades.map((finished) => ({ finished })),
    remove: () => {
      isThere = false;
    },
  };
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'shell' && isThere ? element : null),
  });
  return { classes, isThere: () => isThere };
}

afterEach(() => vi.unstubAllGlobals());

describe('removing the shell', () => {
  it('waits for the fade to end', async () => {
    let endFade: (value?: unknown) => void = () => undefined;
    const fade = new Promise((resolve) => {
      endFade = resolve;
    });
    const shell = showShell([fade]);
    removeShell();
    expect(shell.classes).toEqual(['is-leaving']);
    expect(shell.isThere()).toBe(true);
    endFade();
    await vi.waitFor(() => expect(shell.isThere()).toBe(false));
  });

  it('happens even when the fade is cancelled', async () => {
    const shell = showShell([Promise.reject(new DOMException('cancelled', 'AbortError'))]);
    removeShell();
    await vi.waitFor(() => expect(shell.isThere()).toBe(false));
  });

  it('happens at once without a fade, and may be repeated', () => {
    const shell = showShell([]);
    removeShell();
    expect(shell.isThere()).toBe(false);
    expect(removeShell).not.toThrow();
  });
});
