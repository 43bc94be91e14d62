/** A page in any engine, as far as the tests of all engines need it. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page. */
  read<Value>(script: string): Promise<Value>;
  /**
   * Waits until an expression is true in the page.
   * @throws Error when it was not true within the limit
   */
  waitFor(script: string, limitMs: number): Promise<void>;
  close(): Promise<void>;
}
