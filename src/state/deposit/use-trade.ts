import { REFETCHED_ON_OPEN } from '#api/core/query-freshness.ts';
import { stableResult } from '#api/core/stable-result.ts';
import { useTradeInfoQuery } from '#api/deposit.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { withConfigured } from '#shared/deposit/recharge-item.ts';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

/**
 * The deposit offer, completed with data of the web config.
 * @param isAskedAnew whether an earlier answer is refetched on opening
 */
export function useTrade({ isAskedAnew = false } = {}) {
  const query = useTradeInfoQuery(undefined, {
    ...(isAskedAnew && REFETCHED_ON_OPEN),
    selectFromResult: stableResult,
  });
  const configured = useSelector(selectConfig)?.props;
  const { data } = query;
  const offer = useMemo(() => data && withConfigured(data, configured ?? []), [data, configured]);
  return { ...query, data: offer };
}
