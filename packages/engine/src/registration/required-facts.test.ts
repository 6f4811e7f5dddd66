import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PersonFacts } from './person.ts';
import { missing, needsApproval } from './required-facts.ts';
import type { RegistrationRules } from './rules.ts';
import { person } from './testing/people.ts';

const on = '2026-11-15';
const unknown = { birthday: null, gender: null, nationality: null, shirt: null };
const lacks = (
  changes: Partial<PersonFacts>,
  rules: RegistrationRules,
  kind: 'PLAYER' | 'STAFF' = 'PLAYER',
) => missing({ ...person(changes), kind }, rules, on);

describe('what is missing for a licence', () => {
  it('is nothing if nothing is required', () => {
    assert.deepEqual(lacks({ ...unknown, documents: [], consents: [] }, {}), []);
  });

  it('is what the rules require', () => {
    const rules: RegistrationRules = {
      ageTo: 16,
      gender: 'FEMALE',
      exceptions: { foreign: 2 },
      fixedShirts: true,
    };
    assert.deepEqual(
      lacks(unknown, rules).map(({ code }) => code),
      ['BIRTHDAY', 'GENDER', 'NATIONALITY', 'SHIRT'],
    );
    assert.deepEqual(lacks({}, rules), []);
    assert.deepEqual(lacks(unknown, rules, 'STAFF'), []);
    assert.deepEqual(lacks(unknown, { gender: 'MIXED' }), []);
    assert.deepEqual(lacks(unknown, { gender: 'MIXED', minPerGender: 2 }), [{ code: 'GENDER' }]);
  });

  it('is a document that is absent, expired, or undated', () => {
    const rules: RegistrationRules = {
      documents: [
        { kind: 'IDENTITY', required: true },
        { kind: 'MEDICAL', required: true, validForMonths: 12 },
        { kind: 'PHOTO', required: true },
        { kind: 'INSURANCE', required: false },
      ],
    };
    assert.deepEqual(lacks({ documents: [] }, rules), [
      { code: 'DOCUMENT', kind: 'IDENTITY' },
      { code: 'DOCUMENT', kind: 'MEDICAL' },
      { code: 'PHOTO' },
    ]);
    const missingOf = (medical: string | null, identityUntil: string | null = null) =>
      lacks(
        {
          hasPhoto: true,
          documents: [
            { kind: 'IDENTITY', validUntil: identityUntil },
            { kind: 'MEDICAL', issuedOn: medical },
          ],
        },
        rules,
      );
    assert.deepEqual(missingOf('2025-11-15'), []);
    assert.deepEqual(missingOf('2025-11-14'), [
      { code: 'DOCUMENT_EXPIRED', kind: 'MEDICAL', expiredOn: '2026-11-14' },
    ]);
    assert.deepEqual(missingOf(null, '2026-11-14'), [
      { code: 'DOCUMENT_EXPIRED', kind: 'IDENTITY', expiredOn: '2026-11-14' },
      { code: 'DOCUMENT_DATE', kind: 'MEDICAL' },
    ]);
  });

  it('is not a document that has a newer version', () => {
    const rules: RegistrationRules = { documents: [{ kind: 'MEDICAL', required: true, validForMonths: 6 }] };
    const old = { kind: 'MEDICAL', issuedOn: '2024-01-01' } as const;
    const recent = { kind: 'MEDICAL', issuedOn: '2026-08-31' } as const;
    assert.deepEqual(lacks({ documents: [recent, old] }, rules), []);
    assert.deepEqual(
      missing({ ...person({ documents: [old, recent] }), kind: 'PLAYER' }, rules, '2027-02-28'),
      [],
    );
    assert.deepEqual(
      missing({ ...person({ documents: [old, recent] }), kind: 'PLAYER' }, rules, '2027-03-01'),
      [{ code: 'DOCUMENT_EXPIRED', kind: 'MEDICAL', expiredOn: '2027-02-28' }],
    );
  });

  it('ignores documents and consents that are not disclosed', () => {
    const rules: RegistrationRules = {
      documents: [{ kind: 'MEDICAL', required: true }],
      requiresConsent: true,
    };
    assert.deepEqual(lacks({}, rules), []);
  });
});

describe('consent', () => {
  const rules: RegistrationRules = { requiresConsent: true };
  const child = '2013-06-01';
  const teenager = '2011-06-01';
  const adult = '2000-06-01';
  const codes = (birthday: string | null, ...consents: NonNullable<PersonFacts['consents']>) =>
    lacks({ birthday, consents }, rules).map(({ code }) => code);
  const self = { by: 'SELF', isGiven: true } as const;
  const guardian = { by: 'GUARDIAN', isGiven: true } as const;

  it('of a guardian is needed below fourteen', () => {
    assert.deepEqual(codes(child), ['GUARDIAN_CONSENT']);
    assert.deepEqual(codes(child, self), ['GUARDIAN_CONSENT']);
    assert.deepEqual(codes(child, guardian), []);
    assert.deepEqual(lacks({ birthday: teenager, consents: [self] }, { ...rules, consentAge: 16 }), [
      { code: 'GUARDIAN_CONSENT' },
    ]);
  });

  it('is the person’s or a guardian’s up to eighteen, and only the person’s from then on', () => {
    for (const birthday of [teenager, null]) {
      assert.deepEqual(codes(birthday), ['CONSENT']);
      assert.deepEqual(codes(birthday, self), []);
      assert.deepEqual(codes(birthday, guardian), []);
    }
    assert.deepEqual(codes(adult), ['CONSENT']);
    assert.deepEqual(codes(adult, self), []);
  });

  it('is the person’s from fourteen on, and a guardian cannot withdraw it from eighteen on', () => {
    assert.deepEqual(codes('2012-11-16', self), ['GUARDIAN_CONSENT']);
    assert.deepEqual(codes('2012-11-15', self), []);
    assert.deepEqual(codes('2012-11-15'), ['CONSENT']);
    const withdrawn = { ...guardian, isGiven: false };
    assert.deepEqual(codes('2008-11-16', self, withdrawn), ['CONSENT']);
    assert.deepEqual(codes('2008-11-15', self, withdrawn), []);
  });

  it('can be withdrawn by either guardian, and does not lapse on a birthday', () => {
    assert.deepEqual(codes(child, guardian, { ...guardian, isGiven: false }), ['GUARDIAN_CONSENT']);
    assert.deepEqual(codes(teenager, guardian, { ...self, isGiven: false }), ['CONSENT']);
    assert.deepEqual(codes(adult, guardian), []);
    assert.deepEqual(codes(adult, self, { ...guardian, isGiven: false }), []);
  });
});

describe('a change', () => {
  it('needs a new approval if the organiser had checked what changed', () => {
    const rules: RegistrationRules = { ageTo: 16, documents: [{ kind: 'MEDICAL', required: true }] };
    assert.deepEqual(
      (['NAME', 'BIRTHDAY', 'MEDICAL', 'GENDER', 'SHIRT', 'INSURANCE'] as const).map((fact) =>
        needsApproval([fact], rules),
      ),
      [true, true, true, false, false, false],
    );
    assert.equal(needsApproval([], rules), false);
  });
});
