import type { ApiError } from '#shared/wire/api-error.ts';
import { useCustomerServicesQuery } from '#api/lobby.ts';
import { reachableServices } from '#shared/customer-service/customer-service.ts';
import type { CustomerService } from '#shared/lobby/lobby-config.ts';
import { readServiceUrl } from '#state/record/stored-service.ts';
import { useEffect, useState } from 'react';

export type CustomerServices =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly error: ApiError | { readonly message?: string };
      readonly isRetrying: boolean;
      readonly retry: () => void;
      /** From a list stored on the device earlier; null for none. */
      readonly lastKnownUrl: string | null;
    }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly services: readonly CustomerService[] };

/** The services that can be opened; when loading fails, the last known one. */
export function useCustomerServices(): CustomerServices {
  const { data, error, isFetching, refetch } = useCustomerServicesQuery();
  const lastKnownUrl = useLastKnownUrl(data === undefined && error !== undefined);
  if (data === undefined) {
    if (error === undefined) return { status: 'loading' };
    const retry = () => void refetch();
    return { status: 'failed', error, isRetrying: isFetching, retry, lastKnownUrl };
  }
  const services = reachableServices(data);
  return services.length === 0 ? { status: 'empty' } : { status: 'ready', services };
}

function useLastKnownUrl(isAsked: boolean): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (isAsked) void readServiceUrl().then(setUrl);
  }, [isAsked]);
  return url;
}
