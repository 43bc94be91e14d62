import { removeShell } from '#startup/shell/shell.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const LOADING = '<main><div aria-busy="true">…</div></main>';
const LOADED = '<main><p>Ready</p></main>';

/** Shows the document's skeleton, which runs these fades when it leaves, over an app that has no screen yet. */
function showShell(fades: readonly Promise<unknown>[] = []) {
  document.body.innerHTML = '<div id="shell"></div><div id="root"></div>';
  const shell = document.getElementById('shell');
  const root = document.getElementById('root');
  if (shell === null || root === null) throw new Error('no document');
  shell.getAnimations = () => fades.map((finished) => ({ finished }) as Animation);
  return { shell, root };
}

/** Lets observers and promises run; a second later when asked to. */
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('removing the shell', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it('waits for the screen, and for its content: no second skeleton follows', async () => {
    const { shell, root } = showShell();
    removeShell();
    await settle(5_000);
    expect(shell.isConnected).toBe(true);
    root.innerHTML = LOADING;
    await settle(900);
    expect(shell.isConnected).toBe(true);
    root.querySelector('div')?.setAttribute('aria-busy', 'false');
    await settle();
    expect(shell.isConnected).toBe(false);
  });

  it('does not wait for more than a second for content', async () => {
    const { shell, root } = showShell();
    root.innerHTML = LOADING;
    removeShell();
    await settle(1_000);
    expect(shell.isConnected).toBe(false);
  });

  it('waits for the fade to end', async () => {
    let endFade: (value?: unknown) => void = () => undefined;
    const { shell, root } = showShell([
      new Promise((resolve) => {
        endFade = resolve;
      }),
    ]);
    root.innerHTML = LOADED;
    removeShell();
    await settle();
    expect(shell.className).toBe('is-leaving');
    expect(shell.isConnected).toBe(true);
    endFade();
    await settle();
    expect(shell.isConnected).toBe(false);
  });

  it('happens even when the fade is cancelled', async () => {
    const { shell, root } = showShell([
      Promise.reject(new DOMException('cancelled', 'AbortError')),
    ]);
    root.innerHTML = LOADED;
    removeShell();
    await settle();
    expect(shell.isConnected).toBe(false);
  });

  it('may be repeated', async () => {
    const { shell, root } = showShell();
    root.innerHTML = LOADED;
    removeShell();
    removeShell();
    await settle();
    expect(shell.isConnected).toBe(false);
    expect(removeShell).not.toThrow();
  });
});
