/** Pictures that operators uploaded. */
import type { Fixed } from './columns.ts';

export interface LobbyPictureTable {
  /** A hash of the bytes, as in its address. */
  id: Fixed<string>;
  /** The file's name, for operators. */
  name: Fixed<string>;
  width: Fixed<number>;
  height: Fixed<number>;
  /** WebP. */
  bytes: Fixed<Buffer>;
  created_at: Fixed<number>;
  created_by: Fixed<string>;
}
