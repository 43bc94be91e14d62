import { DEBOUNCE, POST_LOGIN_REDIRECT } from '#config/constants.ts';
import { useEffect, useRef, useState } from 'react';

/** `done`: it worked, and the form is about to close. */
export type FormTryStatus = 'idle' | 'sending' | 'done';

export interface FormTry {
  readonly status: FormTryStatus;
  /** Error message of the last try. */
  readonly problem: string | null;
  /**
   * Runs the work unless one runs already or the last began less than 300 ms ago (spec §5).
   * @param at time of the press in ms, from any fixed start
   * @param work resolves with the error message, or null after success; it must not reject
   */
  start(at: number, work: () => Promise<string | null>): void;
  clearProblem(): void;
}

/** Runs one try of a form at a time. `onDone` is called 500 ms after a success (spec §4). */
export function useFormTry(onDone?: () => void): FormTry {
  const [status, setStatus] = useState<FormTryStatus>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const isLocked = useRef(false);
  const triedAt = useRef(Number.NEGATIVE_INFINITY);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      clearTimeout(leaving.current);
    };
  }, []);

  async function run(work: () => Promise<string | null>) {
    const wrong = await work();
    // The player has left meanwhile and must not be redirected.
    if (!isShown.current) return;
    setProblem(wrong);
    if (wrong === null && onDone !== undefined) {
      setStatus('done');
      leaving.current = setTimeout(onDone, POST_LOGIN_REDIRECT);
      return;
    }
    isLocked.current = false;
    setStatus('idle');
  }

  return {
    status,
    problem,
    start: (at, work) => {
      if (isLocked.current || at - triedAt.current < DEBOUNCE) return;
      isLocked.current = true;
      triedAt.current = at;
      setProblem(null);
      setStatus('sending');
      void run(work);
    },
    clearProblem: () => setProblem(null),
  };
}
