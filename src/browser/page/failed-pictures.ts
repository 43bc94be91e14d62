/**
 * Optional pictures that the server answered not to have: they are not requested again in this release. Others
 * may come back.
 */
import { isOptionalPicture } from '#shared/wire/optional.ts';
import { missingPictures } from '#browser/worker/missing-calls.ts';

/** Not found, gone. */
const ABSENT_STATUS: ReadonlySet<number> = new Set([404, 410]);

export const isPictureAbsent = (src: string): boolean =>
  isOptionalPicture(src) && missingPictures.has(src);

/** Records the status of an answer. */
export function notePictureStatus(src: string, status: number): void {
  if (isOptionalPicture(src) && ABSENT_STATUS.has(status)) missingPictures.add(src);
}

/** Records what the browser knows about a picture that did not load; not every browser knows the status. */
export function notePictureFailure(src: string): void {
  const { href } = new URL(src, document.baseURI);
  const last = performance.getEntriesByName(href, 'resource').at(-1);
  // Newer than the types of the supported browsers.
  const { responseStatus = 0 } = (last ?? {}) as { readonly responseStatus?: number };
  notePictureStatus(src, responseStatus);
}
