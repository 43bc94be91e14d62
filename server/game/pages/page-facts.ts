/** Elements of a page with facts as JSON, which it then need not request. */
export const FACTS = {
  /** A `VisitState`: the page plays a visitor's demo. */
  visit: 'visit-facts',
  /** A `GameState`: what the first call `state` would answer. */
  state: 'state-facts',
} as const;
