import type { ApiError } from '#contract/api-error.ts';
import { useCustomerServicesQuery } from '#api/lobby-api.ts';
import { httpsUrl } from '#domain/click-target.ts';
import type { CustomerService } from '#domain/lobby-config.ts';

/** How to reach somebody, as a screen shows it. */
export type CustomerServices =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly error: ApiError | { readonly message?: string };
      readonly isRetrying: boolean;
      readonly retry: () => void;
    }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly services: readonly CustomerService[] };

/** The services that can be opened; an entry whose address is no link is left out. */
export function useCustomerServices(): CustomerServices {
  const { data, error, isFetching, refetch } = useCustomerServicesQuery();
  if (data === undefined) {
    if (error === undefined) return { status: 'loading' };
    return { status: 'failed', error, isRetrying: isFetching, retry: () => void refetch() };
  }
  const services = data.filter(({ url }) => httpsUrl(url) !== null);
  return services.length === 0 ? { status: 'empty' } : { status: 'ready', services };
}
