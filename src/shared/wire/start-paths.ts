/** Paths of calls that are sent early or by the worker, without the contract's schemas, which load later. */
export const startPaths = {
  appConfig: '/app/v1/anonymous/appConfig',
  afterLoginConfig: '/app/v1/getAfterLoginInfo',
  gameDemo: '/app/v1/anonymous/getGameDemo',
  gameLike: '/app/v1/gameLike',
} as const;
