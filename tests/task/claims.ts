/** A body for each claim. */
export const claims = { claimTask: { taskId: 1 } };
