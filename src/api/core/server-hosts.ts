import { pageOrigin } from '#browser/page/page.ts';
import { pictureAddressFrom, type ServerHosts } from '#shared/wire/server-hosts.ts';

/** Resolves a picture's URL for the page; '' for a foreign one. */
export const pictureAddress = (url: string, hosts: ServerHosts): string =>
  pictureAddressFrom(url, hosts, pageOrigin);
