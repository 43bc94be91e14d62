import { useLazyWageringQuery, useWageringQuery } from '#api/wagering-api.ts';
import { add, type MinorUnits } from '#domain/money.ts';

/**
 * Fetches the bets required for what was given since the list was loaded.
 * @returns a function; it resolves with undefined when the server does not say
 */
export function useNewBets(): () => Promise<MinorUnits | undefined> {
  const { data: known } = useWageringQuery(undefined);
  const [ask] = useLazyWageringQuery();
  return async () => {
    const { data: now } = await ask(undefined);
    if (now === undefined || known === undefined) return undefined;
    const isNew = (id: number) => known.every((requirement) => requirement.id !== id);
    return add(...now.filter(({ id }) => isNew(id)).map(({ bets }) => bets.need));
  };
}
