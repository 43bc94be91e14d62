import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { markets } from '#shared/market/market.ts';
import type { CredentialBounds } from '#shared/account/credential-bounds.ts';
import type { CodeRules } from '#shared/mobile/verification-code.ts';
import { MarketContext } from '#i18n/use-formats.ts';
import { readPageSettings } from '#browser/page/page-settings.ts';
import { use } from 'react';
import { useSelector } from 'react-redux';

/** Server settings for the account forms. */
export interface AccountRules {
  /** Length limits from the server; null before it has sent them. */
  readonly bounds: CredentialBounds | null;
  /** RSA key, base64 SPKI: from the server, else the operator's; '' when there is none. */
  readonly publicKey: string;
  readonly countryCode: string;
  readonly codes: CodeRules;
}

/** Until the server sends its own (contract, constants part). */
const USUAL_CODES: CodeRules = { length: 6, tries: 5 };

export function useAccountRules(): AccountRules {
  const market = use(MarketContext);
  const config = useSelector(selectConfig);
  return {
    bounds: config?.credentials ?? null,
    publicKey: config?.publicKey || readPageSettings().publicKey,
    countryCode: config?.countryCode || markets[market].countryCode,
    codes: config?.codes ?? USUAL_CODES,
  };
}
