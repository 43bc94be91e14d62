/** Which games a start-up call requests; the boot script and the app must send the same. */

/** Fields of a request for the lobby. */
export interface ListRequest {
  /** Version of the stored list, which is not sent again; '' when there is none. */
  readonly gameListVersion: string;
  readonly firstGames?: 1;
}

/**
 * A visitor without a list who opens the lobby's home gets its first games; the others load once the lobby is
 * shown. Every other screen may need any game.
 */
export const firstListRequest = (
  gameListVersion: string,
  { isVisitor, isAtHome }: { readonly isVisitor: boolean; readonly isAtHome: boolean },
): ListRequest => ({
  gameListVersion,
  ...(gameListVersion === '' && isVisitor && isAtHome ? { firstGames: 1 } : {}),
});
