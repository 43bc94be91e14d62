/** Which games a start-up call asks for; the boot script and the app have to say the same. */

/** Of a call for the lobby. */
export interface ListRequest {
  /** Of the list that the phone has, which is not sent again; '' when it has none. */
  readonly gameListVersion: string;
  readonly firstGames?: 1;
}

/**
 * A visitor without a list who opens the lobby's home starts with its first games; the others come when
 * the lobby stands. Every other screen may need any game.
 */
export const firstListRequest = (
  gameListVersion: string,
  { isVisitor, isAtHome }: { readonly isVisitor: boolean; readonly isAtHome: boolean },
): ListRequest => ({
  gameListVersion,
  ...(gameListVersion === '' && isVisitor && isAtHome ? { firstGames: 1 } : {}),
});
