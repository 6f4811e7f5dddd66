import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDay, showDay } from './typed-day.ts';

describe('a typed day', () => {
  it('is parsed day first, with any separator or none', () => {
    for (const text of ['21/11/2026', '21-11-2026', '21.11.26', ' 21 11 2026 ', '21112026', '211126'])
      assert.equal(readDay(text), '2026-11-21', text);
    assert.equal(readDay('1/2/2027'), '2027-02-01');
  });

  it('is parsed as browsers and programs write it', () => {
    assert.equal(readDay('2026-11-21'), '2026-11-21');
  });

  it('with a two-digit year is near, or a birthday', () => {
    assert.equal(readDay('1/5/30', 2026), '2030-05-01');
    assert.equal(readDay('1/5/87', 2026), '1987-05-01');
  });

  it('is invalid while unfinished, or if the calendar has no such day', () => {
    for (const text of ['', '21', '21/11', '21/11/202', '31/04/2026', '29/02/2027', '11/21/2026', 'mañana'])
      assert.equal(readDay(text), null, text);
  });

  it('is parsed again as it is shown, for every day of a leap year and the next one', () => {
    for (let at = Date.UTC(2028, 0, 1); at < Date.UTC(2030, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      assert.equal(readDay(showDay(day)), day);
    }
  });
});
