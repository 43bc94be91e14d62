import { GameDeposit as DepositOverGame } from '#features/deposit/game-deposit.tsx';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import type { ComponentProps } from 'react';

/** Paying in over a game, with what stands below every form for money. */
export function GameDeposit(props: Omit<ComponentProps<typeof DepositOverGame>, 'care'>) {
  return <DepositOverGame care={<ResponsibleBlock />} {...props} />;
}
