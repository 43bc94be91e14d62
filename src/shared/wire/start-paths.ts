/** Paths of the two lobby endpoints, without the contract's schemas, which load later. */
export const startPaths = {
  appConfig: '/app/v1/anonymous/appConfig',
  afterLoginConfig: '/app/v1/getAfterLoginInfo',
} as const;
