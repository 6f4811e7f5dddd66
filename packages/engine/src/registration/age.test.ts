import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ageOn, countingAge } from './age.ts';

describe('an age', () => {
  it('grows on the birthday, not the day before', () => {
    assert.equal(ageOn('2010-09-15', '2026-09-14'), 15);
    assert.equal(ageOn('2010-09-15', '2026-09-15'), 16);
  });

  it('around the end of a year', () => {
    assert.equal(ageOn('2010-12-31', '2026-12-30'), 15);
    assert.equal(ageOn('2010-12-31', '2026-12-31'), 16);
    assert.equal(ageOn('2010-12-31', '2027-01-01'), 16);
    assert.equal(ageOn('2011-01-01', '2026-12-31'), 15);
    assert.equal(ageOn('2011-01-01', '2027-01-01'), 16);
  });

  it('of a person born on 29 February grows on 1 March in a common year', () => {
    assert.equal(ageOn('2012-02-29', '2026-02-28'), 13);
    assert.equal(ageOn('2012-02-29', '2026-03-01'), 14);
    assert.equal(ageOn('2012-02-29', '2028-02-28'), 15);
    assert.equal(ageOn('2012-02-29', '2028-02-29'), 16);
  });

  it('counts at the reference date, or on the day of the match without one', () => {
    const rules = { referenceDate: '2026-12-31' };
    assert.equal(countingAge('2010-12-01', rules, '2026-10-01'), 16);
    assert.equal(countingAge('2010-12-01', rules, '2027-05-01'), 16);
    assert.equal(countingAge('2010-12-01', {}, '2026-10-01'), 15);
  });

  it('by year of birth is the same for everyone born that year', () => {
    const rules = { referenceDate: '2026-09-01', byBirthYear: true };
    for (const birthday of ['2010-01-01', '2010-09-02', '2010-12-31'])
      assert.equal(countingAge(birthday, rules, '2027-03-01'), 16, birthday);
  });
});
