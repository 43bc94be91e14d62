/** Paths of the two calls that tell the lobby: known without the contract's schemas, which come later. */
export const startPaths = {
  appConfig: '/app/v1/anonymous/appConfig',
  afterLoginConfig: '/app/v1/getAfterLoginInfo',
} as const;
