import type { Identity } from '#shared/protection/identity.ts';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { IdentityState } from './identity-card.tsx';

const url = 'https://www.example.com/identity';
const looks: Readonly<Record<string, Identity>> = {
  none: { status: 'none', reason: '', need: ['id', 'selfie'], url },
  'by customer service': {
    status: 'none',
    reason: '',
    need: ['id', 'selfie', 'address'],
    url: null,
  },
  'in review': { status: 'in-review', reason: '', need: [], url: null },
  ok: { status: 'ok', reason: '', need: [], url: null },
  rejected: { status: 'rejected', reason: 'The picture was blurred.', need: ['id', 'selfie'], url },
};

export const preview: Preview = {
  name: 'Identity card',
  states: statesOf(looks, (identity) => (
    <IdentityState identity={identity} isAsking={false} onAsk={() => undefined} />
  )),
};
