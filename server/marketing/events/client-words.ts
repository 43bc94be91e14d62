import type { FastifyRequest } from 'fastify';
import { classifyClient } from '#shared/install/classify-client.ts';
import type { ClientClass } from '#shared/install/client.ts';

/** A client in the words that reports group by; '' for unknown. */
export interface ClientWords {
  browser: string;
  in_app: string;
  /** Without the region, e.g. `th`. */
  language: string;
  /** Two letters of ISO 3166, from the proxy in front of the server; '' without one. */
  country: string;
}

/** The headers of a call that describe the client; none of them is stored. */
export interface ClientHeaders {
  userAgent: string;
  /** `sec-ch-ua`; only Chromium sends it. */
  brands: string;
  acceptLanguage: string;
  country: string;
}

/** @param countryHeader the setting; '' for none */
export function clientHeaders(
  { headers }: Pick<FastifyRequest, 'headers'>,
  countryHeader: string,
): ClientHeaders {
  const read = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    userAgent: read('user-agent'),
    brands: read('sec-ch-ua'),
    acceptLanguage: read('accept-language'),
    country: countryHeader === '' ? '' : read(countryHeader.toLowerCase()),
  };
}

export function clientWords({
  userAgent,
  brands,
  acceptLanguage,
  country,
}: ClientHeaders): ClientWords {
  const { browser, inApp } = classifyAgent(userAgent, brands);
  const [, language = ''] = /^\s*([a-z]{2,3})\b/i.exec(acceptLanguage) ?? [];
  return {
    browser,
    in_app: inApp ?? '',
    language: language.toLowerCase(),
    country: /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : '',
  };
}

/** Classifies a client by a call's headers: less than a page can see. @param brands `sec-ch-ua` */
export const classifyAgent = (userAgent: string, brands = ''): ClientClass =>
  classifyClient({
    ua: userAgent,
    platform: '',
    maxTouchPoints: 0,
    uaDataBrands: [...brands.matchAll(/"([^"]+)";\s*v=/g)].map(([, name = '']) => name),
    displayMode: 'browser',
    navigatorStandalone: false,
    referrer: '',
    isBrave: false,
    globals: [],
  });
