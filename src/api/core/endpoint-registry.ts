/** The endpoint definitions whose code has loaded, by name. */
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { startEndpoints } from '#shared/wire/start-endpoints.ts';

const registered = new Map<string, Endpoint>(Object.entries(startEndpoints));

/** Registers a family of endpoints; every `*-api.ts` registers those that it calls. */
export function registerEndpoints(endpoints: Readonly<Record<string, Endpoint>>): void {
  for (const [name, endpoint] of Object.entries(endpoints)) registered.set(name, endpoint);
}

/** Undefined until the endpoint's family is registered. */
export function findEndpoint(name: string): Endpoint | undefined {
  return registered.get(name);
}

/** @throws Error when the endpoint's family is not registered */
export function getEndpoint(name: string): Endpoint {
  const endpoint = findEndpoint(name);
  if (endpoint === undefined) {
    throw new Error(
      `Unknown endpoint "${name}": register its family with registerEndpoints() first`,
    );
  }
  return endpoint;
}
