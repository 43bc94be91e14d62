import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsNote, type NoteRange } from '#server/marketing/notes/visible-notes.ts';
import { marksOf } from '#server/marketing/notes/note-marks.ts';
import { readNote } from '#server/marketing/notes/note-rows.ts';
import { dayNumber } from '#server/core/market-day.ts';

const TODAY = dayNumber('2026-11-21') ?? Number.NaN;

describe('a note', () => {
  const campaign = fc.constantFrom('', 'Acme-One', 'ACME-two', 'Rival-one', 'ｒｉｖａｌ－ｏｎｅ');
  const range: fc.Arbitrary<NoteRange> = fc.record({
    from: fc.integer({ min: 0, max: 20 }),
    to: fc.integer({ min: 0, max: 20 }),
    filters: fc.oneof(
      fc.constant({}),
      fc.record({ campaign: fc.array(campaign, { minLength: 1 }) }),
      fc.constant({ source: ['facebook'] }),
      fc.record({ campaign: fc.array(campaign, { minLength: 1 }), device: fc.constant(['ios']) }),
    ),
    scope: fc.constantFrom<NoteRange['scope']>('all', { prefix: 'acme-' }),
  });
  const plain = (name: string) => name.normalize('NFKC').toLowerCase();

  it('never appears in a report whose days, campaigns or filters do not contain it', () => {
    fc.assert(
      fc.property(
        range,
        fc.record({ day: fc.integer({ min: 0, max: 20 }), campaign }),
        fc.boolean(),
        (report, note, isShared) => {
          if (!containsNote(report, note, isShared)) return;
          expect(note.day).toBeGreaterThanOrEqual(report.from);
          expect(note.day).toBeLessThanOrEqual(report.to);
          const name = plain(note.campaign);
          if (report.scope !== 'all') expect(name).toMatch(/^acme-/);
          const named = report.filters.campaign?.map(plain);
          if (named && name !== '') expect(named).toContain(name);
          if (isShared && Object.keys(report.filters).length > 0) expect(named).toContain(name);
          if (isShared && named) expect(name).not.toBe('');
        },
      ),
    );
  });

  it('appears where it belongs', () => {
    const all: NoteRange = { from: 5, to: 9, filters: {}, scope: 'all' };
    const acme = { campaign: ['acme-one'] };
    const agency = { prefix: 'Acme-' };
    expect([
      containsNote(all, { day: 5, campaign: '' }, false),
      containsNote(all, { day: 9, campaign: 'Rival-one' }, true),
      containsNote({ ...all, filters: acme }, { day: 9, campaign: 'Acme-One' }, true),
      containsNote({ ...all, filters: acme }, { day: 9, campaign: '' }, false),
      containsNote({ ...all, scope: agency }, { day: 9, campaign: 'ACME-two' }, false),
    ]).toEqual([true, true, true, true, true]);
  });

  it.each<[Record<string, string>, string]>([
    [{ day: '', text: 'a' }, 'day must be like'],
    [{ day: '2026-13-01', text: 'a' }, 'day must be like'],
    [{ day: '2028-01-01', text: 'a' }, 'is in the future'],
    [{ day: '2020-01-01', text: 'a' }, 'is more than 5 years ago'],
    [{ day: '2026-11-20' }, 'the note is empty'],
    [{ day: '2026-11-20', text: ' \u200B\n ' }, 'the note is empty'],
    [{ day: '2026-11-20', text: 'x'.repeat(201) }, 'a note may have 200 characters'],
    [{ day: '2026-11-20', text: 'a', campaign: 'x'.repeat(201) }, 'campaign may have 200'],
  ])('is refused: %j', (form, problem) => {
    expect(() => readNote(form, TODAY)).toThrow(problem);
  });

  it('is stored as one line', () => {
    expect(
      readNote({ day: '2026-11-20', text: ' New\r\n page ', campaign: ' pier ' }, TODAY),
    ).toEqual({ day: dayNumber('2026-11-20'), text: 'New page', campaign: 'pier' });
  });
});

describe('the marks of notes', () => {
  const bins = Array.from({ length: 11 }, (_none, at) => 100 + at);

  it('stand below their days, and near ones are one', () => {
    expect(marksOf([100, 105, 105, 110], bins)).toEqual([
      { at: 0, text: '1' },
      { at: 0.5, text: '2–3' },
      { at: 1, text: '4' },
    ]);
    const days = Array.from({ length: 101 }, (_none, at) => at);
    const marks = marksOf(days, days);
    expect(marks[0]).toEqual({ at: 0, text: '1–7' });
    expect(marks.length).toBeLessThan(16);
  });

  it('stand below the week of their day, and in the middle of a single day', () => {
    expect(marksOf([104], [100, 107, 114])).toEqual([{ at: 0, text: '1' }]);
    expect(marksOf([107], [100, 107, 114])).toEqual([{ at: 0.5, text: '1' }]);
    expect(marksOf([100], [100])).toEqual([{ at: 0.5, text: '1' }]);
    expect(marksOf([], bins)).toEqual([]);
  });
});
