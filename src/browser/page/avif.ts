/** Whether this browser shows AVIF pictures, which are half the size of WebP. */
import { localKeys } from '#config/storage-keys.ts';
import { localArea } from '#browser/storage/key-value.ts';

const SMALLEST =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB0AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAlbWRhdBIACgc4AAbQENBpMhAf8mKE4AAWAAAQkDWTv52e';

const YES = '1';

/** The answer of the last `testAvif` on this device; false before the first. */
export const showsAvif = (): boolean => localArea.read(localKeys.showsAvif) === YES;

/**
 * Has the browser decode a picture, unless one succeeded before: the addresses of stored icons depend on it.
 * Never rejects.
 */
export async function testAvif(): Promise<void> {
  if (showsAvif()) return;
  const picture = new Image();
  picture.src = SMALLEST;
  const isShown = await picture.decode().then(
    () => true,
    () => false,
  );
  if (isShown) localArea.write(localKeys.showsAvif, YES);
}
