/** Reports the funnel steps that are account calls. */
import { answerOf } from '#api/core/answer-of.ts';
import type { AppListeners } from '#app/store.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { recordInstallEvent } from '#state/marketing/install-events.ts';
import { isAnyOf } from '@reduxjs/toolkit';

export function addMarketingListeners({ startListening }: AppListeners): void {
  startListening({
    matcher: answerOf('accountRegister'),
    effect: () => recordInstallEvent('register'),
  });
  startListening({
    matcher: isAnyOf(answerOf('accountLogin'), answerOf('passkeyLogin')),
    // Signing in again with the saved login is not a funnel step.
    effect: (_action, { getOriginalState }) => {
      if (!selectIsSignedIn(getOriginalState())) recordInstallEvent('login');
    },
  });
}
