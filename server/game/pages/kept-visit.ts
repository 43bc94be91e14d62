/** The element of a kept page that has the state of its demo, as JSON. */
export const KEPT_VISIT_ID = 'visit';
