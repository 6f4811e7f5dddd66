import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eligibility } from './eligibility.ts';
import type { EligibilityFacts } from './ineligibility.ts';
import { licence, matchDay, person } from './testing/people.ts';

/** Why a person cannot play; empty if they can. */
function reasons(changes: Partial<EligibilityFacts>) {
  const answer = eligibility(matchDay(changes));
  return answer.eligible ? [] : answer.reasons;
}

describe('a registered person', () => {
  it('can play', () => {
    assert.deepEqual(eligibility(matchDay()), { eligible: true });
  });

  it('without a licence, or with one for another person or team, is not registered', () => {
    assert.deepEqual(reasons({ licences: [] }), [{ code: 'NOT_REGISTERED' }]);
    assert.deepEqual(reasons({ licences: [licence({ personId: 'eva' })] }), [{ code: 'NOT_REGISTERED' }]);
    assert.deepEqual(reasons({ licences: [licence({ teamId: 'bears' })] }), [
      { code: 'NOT_REGISTERED' },
      { code: 'OTHER_TEAM', teamIds: ['bears'] },
    ]);
    assert.deepEqual(reasons({ licences: [], rules: { requiresLicence: false } }), []);
  });

  it('waits for approval, and for the first day of validity', () => {
    for (const state of ['DRAFT', 'SUBMITTED', 'RETURNED', 'REVOKED', 'REPLACED'] as const)
      assert.deepEqual(
        reasons({ licences: [licence({ state, playableSince: null, validUntil: '2026-10-01' })] }),
        [{ code: 'NOT_APPROVED', state, from: null }],
        state,
      );
    assert.deepEqual(reasons({ licences: [licence({ playableSince: '2026-11-16' })] }), [
      { code: 'NOT_APPROVED', state: 'APPROVED', from: '2026-11-16' },
    ]);
    assert.deepEqual(reasons({ licences: [licence({ state: 'SUBMITTED' })] }), []);
  });

  it('can no longer play after the last day', () => {
    assert.deepEqual(reasons({ licences: [licence({ validUntil: '2026-11-15' })] }), []);
    assert.deepEqual(reasons({ licences: [licence({ validUntil: '2026-11-14' })] }), [
      { code: 'EXPIRED', expiredOn: '2026-11-14' },
    ]);
    assert.deepEqual(reasons({ licences: [licence({ state: 'EXPIRED', playableSince: null })] }), [
      { code: 'EXPIRED', expiredOn: null },
    ]);
  });

  it('with several licences needs one that counts, and is told about the closest to it', () => {
    const revoked = licence({ state: 'REVOKED', playableSince: null });
    const returned = licence({ state: 'RETURNED', playableSince: null });
    assert.deepEqual(reasons({ licences: [revoked, licence()] }), []);
    assert.deepEqual(reasons({ licences: [revoked, returned] }), [
      { code: 'NOT_APPROVED', state: 'RETURNED', from: null },
    ]);
  });
});

describe('a competition without rules', () => {
  it('only excludes people who are suspended or play for another team', () => {
    const unknown = person({ birthday: null, gender: null, nationality: null, documents: [], consents: [] });
    const open = { rules: null, licences: [], person: unknown };
    assert.deepEqual(reasons({ ...open, lineup: [person({ id: 'eva' })] }), []);
    assert.deepEqual(reasons({ ...open, suspensions: [{ personId: 'ana', matchesLeft: 2 }] }), [
      { code: 'SUSPENDED', matchesLeft: 2 },
    ]);
    assert.deepEqual(reasons({ ...open, person: { ...unknown, playedFor: ['lions', 'bears'] } }), [
      { code: 'OTHER_TEAM', teamIds: ['bears'] },
    ]);
  });
});

describe('an age', () => {
  const rules = { ageFrom: 14, ageTo: 16, referenceDate: '2026-12-31' };
  const born = (birthday: string | null, others: Partial<EligibilityFacts> = {}) =>
    reasons({ rules, ...others, person: person({ birthday }) });

  it('is right from the youngest to the oldest, at the reference date', () => {
    assert.deepEqual(born('2012-12-31'), []);
    assert.deepEqual(born('2013-01-01'), [{ code: 'TOO_YOUNG', age: 13, ageFrom: 14, at: '2026-12-31' }]);
    assert.deepEqual(born('2010-01-01'), []);
    assert.deepEqual(born('2009-12-31'), [{ code: 'TOO_OLD', age: 17, ageTo: 16, at: '2026-12-31' }]);
  });

  it('that is unknown is missing, neither too young nor too old', () => {
    assert.deepEqual(born(null), [{ code: 'FACT_MISSING', fact: 'BIRTHDAY' }]);
  });

  it('above the limit takes one of the over-age places', () => {
    const older = (id: string) => person({ id, birthday: '1990-01-01', shirt: null });
    const places = { rules: { ...rules, exceptions: { overAge: 2 } } };
    assert.deepEqual(born('1990-01-01', places), []);
    assert.deepEqual(born('1990-01-01', { ...places, lineup: [older('eva')] }), []);
    assert.deepEqual(born('1990-01-01', { ...places, lineup: [older('ana'), older('eva')] }), []);
    assert.deepEqual(born('1990-01-01', { ...places, lineup: [older('sol'), older('eva')] }), [
      { code: 'OVER_AGE_PLACES_USED', places: 2, usedBy: ['eva', 'sol'] },
    ]);
    assert.deepEqual(born('2010-01-01', { ...places, lineup: [older('sol'), older('eva')] }), []);
  });

  it('of a person born on 29 February counts from 1 March', () => {
    const leap = (on: string) =>
      reasons({
        on,
        rules: { ageFrom: 14 },
        person: person({ birthday: '2012-02-29' }),
        licences: [licence({ playableSince: '2025-01-01' })],
      });
    assert.deepEqual(leap('2026-02-28'), [{ code: 'TOO_YOUNG', age: 13, ageFrom: 14, at: '2026-02-28' }]);
    assert.deepEqual(leap('2026-03-01'), []);
  });
});

describe('other rules', () => {
  it('of gender', () => {
    const rules = { gender: 'MALE' } as const;
    assert.deepEqual(reasons({ rules }), [{ code: 'GENDER', gender: 'FEMALE', allowed: 'MALE' }]);
    assert.deepEqual(reasons({ rules: { gender: 'FEMALE' } }), []);
    assert.deepEqual(reasons({ rules, person: person({ gender: null }) }), [
      { code: 'FACT_MISSING', fact: 'GENDER' },
    ]);
    assert.deepEqual(reasons({ rules: { gender: 'MIXED' }, person: person({ gender: null }) }), []);
  });

  it('of players from abroad', () => {
    const rules = { exceptions: { foreign: 1 } };
    const foreign = (id: string) => person({ id, nationality: 'PT', shirt: null });
    assert.deepEqual(reasons({ rules, person: foreign('ana') }), []);
    assert.deepEqual(reasons({ rules, person: foreign('ana'), lineup: [foreign('eva')] }), [
      { code: 'FOREIGN_PLACES_USED', places: 1, usedBy: ['eva'] },
    ]);
    assert.deepEqual(reasons({ rules, lineup: [foreign('eva')] }), []);
    assert.deepEqual(reasons({ rules: { exceptions: { foreign: 0 } }, person: foreign('ana') }), [
      { code: 'FOREIGN_PLACES_USED', places: 0, usedBy: [] },
    ]);
    assert.deepEqual(reasons({ rules, person: person({ nationality: null }) }), [
      { code: 'FACT_MISSING', fact: 'NATIONALITY' },
    ]);
  });

  it('of documents and consent, where disclosed', () => {
    const rules = {
      documents: [
        { kind: 'IDENTITY', required: true },
        { kind: 'MEDICAL', required: true, validForMonths: 12 },
      ],
      requiresConsent: true,
    } as const;
    const documents = [{ kind: 'MEDICAL', issuedOn: '2025-11-01' }] as const;
    assert.deepEqual(reasons({ rules, person: person({ documents, consents: [] }) }), [
      { code: 'DOCUMENT_MISSING', kind: 'IDENTITY' },
      { code: 'DOCUMENT_EXPIRED', kind: 'MEDICAL', expiredOn: '2026-11-01' },
      { code: 'NO_CONSENT', from: 'SELF' },
    ]);
    assert.deepEqual(reasons({ rules }), []);
  });

  it('of consent name the missing person, around the birthdays that change it', () => {
    const from = (birthday: string | null) =>
      reasons({ rules: { requiresConsent: true }, person: person({ birthday, consents: [] }) });
    for (const [birthday, whose] of [
      ['2012-11-16', 'GUARDIAN'],
      ['2012-11-15', 'EITHER'],
      ['2008-11-16', 'EITHER'],
      ['2008-11-15', 'SELF'],
      [null, 'EITHER'],
    ] as const)
      assert.deepEqual(from(birthday), [{ code: 'NO_CONSENT', from: whose }], String(birthday));
  });

  it('of shirts', () => {
    const lineup = [person({ id: 'sol' }), person({ id: 'eva' }), person({ id: 'mar', shirt: 8 })];
    assert.deepEqual(reasons({ lineup }), [{ code: 'SHIRT_TAKEN', shirt: 7, by: ['eva', 'sol'] }]);
    assert.deepEqual(reasons({ lineup, person: person({ shirt: null }) }), []);
  });

  it('of suspensions, all of them together', () => {
    const suspensions = [
      { personId: 'ana', matchesLeft: 1 },
      { personId: 'eva', matchesLeft: 5 },
      { personId: 'ana', matchesLeft: 2 },
      { personId: 'ana', matchesLeft: 0 },
    ];
    assert.deepEqual(reasons({ suspensions }), [{ code: 'SUSPENDED', matchesLeft: 3 }]);
  });

  it('of changing teams', () => {
    const before = person({ playedFor: ['bears'] });
    const rules = { transferWindow: { from: '2026-09-01', to: '2026-09-30' } };
    for (const playableSince of ['2026-09-01', '2026-09-30'])
      assert.deepEqual(reasons({ person: before, rules, licences: [licence({ playableSince })] }), []);
    const ofBears = licence({ teamId: 'bears', playableSince: '2026-09-15' });
    const late = licence({ playableSince: '2026-10-01' });
    const early = licence({ playableSince: '2026-08-31' });
    for (const licences of [[early], [late], [late, ofBears]])
      assert.deepEqual(reasons({ person: before, rules, licences }), [
        { code: 'OTHER_TEAM', teamIds: ['bears'] },
      ]);
    assert.deepEqual(reasons({ person: before }), [{ code: 'OTHER_TEAM', teamIds: ['bears'] }]);
    assert.deepEqual(reasons({ person: before, rules: { oneTeamPerCompetition: false } }), []);
    const replaced = licence({ teamId: 'bears', state: 'REPLACED', playableSince: null });
    assert.deepEqual(reasons({ licences: [replaced, licence()] }), []);
  });
});
