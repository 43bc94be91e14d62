import { oneIn, textIn, wholeIn } from '#shared/lobby/param-values.ts';
import type { SearchParams } from '#shared/lobby/search-params.ts';

/** The query of the deposit screen's URL (spec §2: `typeId=SignUpBonus`). */
export interface DepositQuery {
  /** Shows the sign-up packages. */
  readonly typeId?: 'SignUpBonus';
  /** The initially selected package. */
  readonly packageId?: number;
  /** The shown order; a payment page returns with it. */
  readonly orderNo?: string;
}

const ORDER_NO = /^[\w-]{1,64}$/;

/** The order that a payment page returns with. Whatever else it adds, such as a status, is not believed. */
export const readReturnQuery = (search: SearchParams): Pick<DepositQuery, 'orderNo'> => {
  const { orderNo } = readDepositQuery(search);
  return orderNo === undefined ? {} : { orderNo };
};

/** Parses the query; invalid fields are omitted. */
export function readDepositQuery(search: SearchParams): DepositQuery {
  const typeId = oneIn(['SignUpBonus'], search['typeId']);
  const packageId = wholeIn(search['packageId']);
  const orderNo = textIn(search['orderNo']);
  return {
    ...(typeId !== undefined && { typeId }),
    ...(packageId !== undefined && { packageId }),
    ...(orderNo !== undefined && ORDER_NO.test(orderNo) && { orderNo }),
  };
}
