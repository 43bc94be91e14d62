/** The calls of a player's refresh; their code loads after the first paint. */
export { balanceApi } from '#api/balance.ts';
export { askLightRefresh } from '#api/lobby.ts';
