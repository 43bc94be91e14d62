/** A page in any engine, with the methods that cross-engine tests need. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page. */
  read<Value>(script: string): Promise<Value>;
  /**
   * Waits until an expression is true in the page.
   * @throws Error when it is not true within the limit
   */
  waitFor(script: string, limitMs: number): Promise<void>;
  close(): Promise<void>;
}
