import { useState } from 'react';

/** How a form that moves money is confirmed: by the player's passkey, or by its code. */
export interface ConfirmWay {
  /** Whether the form's main button asks for the passkey. */
  readonly isByPasskey: boolean;
  /** What the button for the other way says, in `moneyCode`. `passkey` asks for the passkey at once. */
  readonly other: 'useCode' | 'usePasskey' | 'passkey';
  /** Handles a press on that button, unless it asks for the passkey at once. */
  readonly change: () => void;
}

/**
 * The passkey leads where one is offered as the form opens. One that is offered later never takes the main
 * button from under a finger: it gets a button of its own.
 */
export function useConfirmWay(hasPasskey: boolean): ConfirmWay {
  const [isLed] = useState(hasPasskey);
  const [isByCode, setByCode] = useState(false);
  const isLeading = isLed && hasPasskey;
  const isByPasskey = isLeading && !isByCode;
  return {
    isByPasskey,
    other: isByPasskey ? 'useCode' : isLeading ? 'usePasskey' : 'passkey',
    change: () => setByCode(isByPasskey),
  };
}
