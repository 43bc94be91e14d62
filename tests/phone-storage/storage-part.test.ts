import {
  isRemovable,
  partOfCache,
  partOfRecord,
  REMOVABLE_PARTS,
  STORAGE_PARTS,
  sumParts,
  totalOf,
} from '#shared/phone-storage/storage-part.ts';
import { databaseKeys } from '#config/storage-keys.ts';
import { describe, expect, it } from 'vitest';

describe('the parts of what is stored', () => {
  it('counts an unknown cache as code, and an unknown record as the player’s', () => {
    expect(partOfCache('parola-icons')).toBe('icons');
    expect(partOfCache('parola-icon-metadata')).toBe('icons');
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

  it('adds up to the total', () => {
    const measured = STORAGE_PARTS.flatMap((part, at) => [
      { part, bytes: at + 1 },
      { part, bytes: 100 },
    ]);
    const sizes = sumParts(measured);
    expect(sizes.icons).toBe(101);
    expect(totalOf(sizes)).toBe(measured.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(totalOf(sumParts([]))).toBe(0);
  });

  it('offers only known parts', () => {
    expect(REMOVABLE_PARTS.every((part) => STORAGE_PARTS.includes(part))).toBe(true);
  });
});
