import { GameDeposit as DepositOverGame } from '#features/deposit/game-deposit.tsx';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import type { ComponentProps } from 'react';

/** Deposit over a game, with the notice that follows every money form. */
export function GameDeposit(props: Omit<ComponentProps<typeof DepositOverGame>, 'care'>) {
  return <DepositOverGame care={<ResponsibleBlock />} {...props} />;
}
