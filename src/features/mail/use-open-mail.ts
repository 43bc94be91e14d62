import { useDeleteMailMutation, useMailDetailQuery } from '#api/mail.ts';
import type { OpenMail } from '#shared/mail/mail.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { useState } from 'react';
import { useMailProblem } from './use-mail-problem.ts';

export type OpenedMail = Unloaded | { readonly status: 'ready'; readonly mail: OpenMail };

/** One mail in full; fetching it marks it as read. */
export function useOpenMail(id: number): OpenedMail {
  const describe = useMailProblem();
  const { currentData, error, isFetching, refetch } = useMailDetailQuery(id);
  if (currentData !== undefined) return { status: 'ready', mail: currentData };
  return unloadedOf({ error, isFetching, refetch }, describe);
}

export interface MailRemoval {
  readonly isBusy: boolean;
  /** Why the last try failed. */
  readonly problem: string | null;
  /** Deletes mails, all of them or none; calls back once they are gone. */
  remove(ids: readonly number[], onGone: () => void): void;
  /** Resets after the player has cancelled. */
  forget(): void;
}

/** Most mails that one call deletes (contract, mail part). */
const MOST_AT_ONCE = 200;

/** Deletes mails. */
export function useMailRemoval(): MailRemoval {
  const describe = useMailProblem();
  const [send, { isLoading, error, reset }] = useDeleteMailMutation();
  const [hasTried, setTried] = useState(false);

  async function run(ids: readonly number[], onGone: () => void) {
    setTried(true);
    const { data } = await send(ids.slice(0, MOST_AT_ONCE));
    if (data !== undefined) onGone();
  }

  return {
    isBusy: isLoading,
    problem: hasTried && error !== undefined && !isLoading ? describe(error) : null,
    remove: (ids, onGone) => {
      if (!isLoading) void run(ids, onGone);
    },
    forget: () => {
      setTried(false);
      reset();
    },
  };
}
