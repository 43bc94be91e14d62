import { answerOf } from '#api/core/answer-of.ts';
import { isAnyOf } from '@reduxjs/toolkit';

/** A player has signed in: by the form, by registering, by a passkey, or by the saved login. */
export const isSignIn = isAnyOf(
  answerOf('accountLogin'),
  answerOf('accountRegister'),
  answerOf('passkeyLogin'),
);
