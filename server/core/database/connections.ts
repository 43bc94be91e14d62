/** The pool's connections at this moment. */
export interface Connections {
  /** The most that may be open. */
  max: number;
  open: number;
  idle: number;
  /** Calls that wait for one. */
  waiting: number;
}
