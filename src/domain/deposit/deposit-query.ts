/** What the address of the deposit screen says (spec §2: `typeId=SignUpBonus`). */
export interface DepositQuery {
  /** Shows the sign-up packages. */
  readonly typeId?: 'SignUpBonus';
  /** The package that is chosen to begin with. */
  readonly packageId?: number;
  /** The order that is shown; a payment page leads back with it. */
  readonly orderNo?: string;
}

const ORDER_NO = /^[\w-]{1,64}$/;

/** Reads the address; what is not understood is left out. */
export function readDepositQuery({
  typeId,
  packageId,
  orderNo,
}: Record<string, unknown>): DepositQuery {
  // An order number of digits alone comes out of the address as a number.
  const order = typeof orderNo === 'number' ? String(orderNo) : orderNo;
  return {
    ...(typeId === 'SignUpBonus' && { typeId }),
    ...(typeof packageId === 'number' && Number.isSafeInteger(packageId) && { packageId }),
    ...(typeof order === 'string' && ORDER_NO.test(order) && { orderNo: order }),
  };
}
