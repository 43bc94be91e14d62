import { claimDrafts, dropAllDrafts, leaveDraftsTo } from '#state/drafts/draft-owner.ts';
import { dropDraft, keepDraft, readDraft } from '#state/drafts/form-drafts.ts';
import { beforeEach, expect, it } from 'vitest';

beforeEach(dropAllDrafts);

it('a draft is stored and removed per form [storage.form-drafts]', () => {
  keepDraft('bind', { mobile: '917' });
  keepDraft('bank', { realname: 'Ana' });
  expect(readDraft('bind')).toEqual({ mobile: '917' });
  dropDraft('bind');
  expect(readDraft('bind')).toBeNull();
  expect(readDraft('bank')).toEqual({ realname: 'Ana' });
});

it('a draft is preserved for the player whose session ended [storage.form-drafts]', () => {
  keepDraft('bank', { realname: 'Ana' });
  leaveDraftsTo(7);
  claimDrafts(7);
  expect(readDraft('bank')).toEqual({ realname: 'Ana' });
});

it('a draft is not shown to another player [storage.form-drafts]', () => {
  keepDraft('bank', { realname: 'Ana' });
  leaveDraftsTo(7);
  claimDrafts(8);
  expect(readDraft('bank')).toBeNull();
});
