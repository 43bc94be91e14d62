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

/** Parses the query; invalid fields are omitted. */
export function readDepositQuery({
  typeId,
  packageId,
  orderNo,
}: Record<string, unknown>): DepositQuery {
  // The router parses an order number of digits only as a number.
  const order = typeof orderNo === 'number' ? String(orderNo) : orderNo;
  return {
    ...(typeId === 'SignUpBonus' && { typeId }),
    ...(typeof packageId === 'number' && Number.isSafeInteger(packageId) && { packageId }),
    ...(typeof order === 'string' && ORDER_NO.test(order) && { orderNo: order }),
  };
}
