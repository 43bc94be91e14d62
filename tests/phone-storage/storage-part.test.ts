import {
  extraOf,
  isRemovable,
  partOfCache,
  partOfRecord,
  REMOVABLE_PARTS,
  shownBytes,
  STORAGE_PARTS,
  sumParts,
  totalOf,
} from '#shared/phone-storage/storage-part.ts';
import { databaseKeys } from '#config/storage-keys.ts';
import { describe, expect, it } from 'vitest';

describe('the parts of what is stored', () => {
  it('counts an unknown cache as code, and an unknown record as the player’s', () => {
    expect(partOfCache('parola-icons')).toBe('icons');
    expect(partOfCache('parola-icon-metadata')).toBe('lobby');
    expect(partOfCache('parola-art')).toBe('pictures');
    expect(partOfCache('parola-launch-1')).toBe('app');
    expect(partOfRecord('a later release')).toBe('account');
  });

  it('removes no session, no money order and nothing that waits to be sent', () => {
    const removable = Object.values(databaseKeys).filter((key) => isRemovable(partOfRecord(key)));
    expect(removable).toEqual([databaseKeys.recentSearches, databaseKeys.records]);
    expect(partOfRecord(`${databaseKeys.records}all`)).toBe('records');
    expect(partOfRecord(databaseKeys.lobbyGames)).toBe('lobby');
  });

  it('adds up to the total as they are shown', () => {
    const sizes = sumParts([
      { part: 'icons', bytes: 4_600_000 },
      { part: 'icons', bytes: 49_999 },
      { part: 'app', bytes: 1_349_999 },
      { part: 'lobby', bytes: 212_001 },
      { part: 'account', bytes: 1 },
    ]);
    expect(sizes.icons).toBe(4_649_999);
    expect(shownBytes(sizes.icons)).toBe(4_600_000);
    expect(totalOf(sizes)).toBe(4_600_000 + 1_300_000 + 213_000 + 1_000);
    expect(totalOf(sumParts([]))).toBe(0);
  });

  it('leave to the browser what it counts beyond them', () => {
    const sizes = sumParts([{ part: 'app', bytes: 1_400_000 }]);
    expect(extraOf(sizes, 3_800_000)).toBe(2_400_000);
    expect(extraOf(sizes, 900_000)).toBe(0);
    expect(extraOf(sizes, null)).toBe(0);
  });

  it('offers only known parts', () => {
    expect(REMOVABLE_PARTS.every((part) => STORAGE_PARTS.includes(part))).toBe(true);
  });
});
