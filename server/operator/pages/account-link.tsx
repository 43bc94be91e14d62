import { playerAddress } from '#server/marketing/access/paths.ts';

/** A player's account, which leads to the player's page. */
export const AccountLink = ({ account }: { account: string }) => (
  <a href={playerAddress(account)}>{account}</a>
);
