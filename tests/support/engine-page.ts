/** A page in any engine, with the methods that cross-engine tests need. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Gives the page this room, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression in the page. */
  read<Value>(script: string): Promise<Value>;
  /**
   * Waits until an expression is true in the page.
   * @throws Error when it is not true within the limit
   */
  waitFor(script: string, limitMs: number): Promise<void>;
  /** Presses the first element that a CSS selector finds, as a hand does. @throws when it is not there */
  press(selector: string): Promise<void>;
  /** Types into it. @throws when it is not there */
  type(selector: string, text: string): Promise<void>;
  /** Gives the browser an authenticator whose user always agrees; absent where it has no passkeys. */
  readonly addAuthenticator?: () => Promise<void>;
  close(): Promise<void>;
}
