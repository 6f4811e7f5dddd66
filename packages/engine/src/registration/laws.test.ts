import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ageOn } from './age.ts';
import { eligibility } from './eligibility.ts';
import type { EligibilityFacts } from './ineligibility.ts';
import { isPlayable, type Licence, licenceActions, licenceStates, moveLicence } from './licence.ts';
import type { PersonFacts } from './person.ts';
import { documentKinds, type RegistrationRules } from './rules.ts';
import { squadProblems } from './squad-problems.ts';
import { windowOf } from './window.ts';

const ids = ['ana', 'eva', 'sol', 'mar', 'leo'];
const teams = ['lions', 'bears'];

/** Days, with ends of years and leap days as frequent as any other. */
const day = (from: number, to: number) =>
  fc.oneof(
    fc
      .record({
        year: fc.integer({ min: from, max: to }),
        month: fc.integer({ min: 1, max: 12 }),
        date: fc.integer({ min: 1, max: 28 }),
      })
      .map(({ year, month, date }) => `${year}-${two(month)}-${two(date)}`),
    fc
      .record({
        year: fc.integer({ min: from, max: to }),
        end: fc.constantFrom('12-31', '01-01', '02-28', '03-01'),
      })
      .map(({ year, end }) => `${year}-${end}`),
    ...leapDays(from, to),
  );
/** None if there is no leap year in the range. */
function leapDays(from: number, to: number): fc.Arbitrary<string>[] {
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (year) => year % 4 === 0,
  );
  return years.length === 0 ? [] : [fc.constantFrom(...years).map((year) => `${year}-02-29`)];
}
const two = (value: number) => String(value).padStart(2, '0');
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

const facts = (id: fc.Arbitrary<string>): fc.Arbitrary<PersonFacts> =>
  fc.record(
    {
      id,
      birthday: orNull(day(1960, 2020)),
      gender: orNull(fc.constantFrom('FEMALE', 'MALE', 'OTHER')),
      nationality: orNull(fc.constantFrom('ES', 'PT', 'MA')),
      shirt: orNull(fc.integer({ min: 1, max: 3 })),
      documents: fc.array(
        fc.record({
          kind: fc.constantFrom(...documentKinds),
          issuedOn: orNull(day(2024, 2027)),
          validUntil: orNull(day(2025, 2028)),
        }),
        { maxLength: 4 },
      ),
      consents: fc.array(fc.record({ by: fc.constantFrom('SELF', 'GUARDIAN'), isGiven: fc.boolean() }), {
        maxLength: 3,
      }),
      playedFor: fc.uniqueArray(fc.constantFrom(...teams)),
    },
    { requiredKeys: ['id', 'birthday', 'gender', 'nationality', 'shirt'] },
  );

const licences: fc.Arbitrary<readonly Licence[]> = fc.array(
  fc.record({
    personId: fc.constantFrom(...ids),
    teamId: fc.constantFrom(...teams),
    state: fc.constantFrom(...licenceStates),
    playableSince: orNull(day(2025, 2027)),
    validUntil: orNull(day(2026, 2028)),
  }),
  { maxLength: 6 },
);

const rules: fc.Arbitrary<RegistrationRules> = fc
  .record({
    requiresLicence: optional(fc.boolean()),
    ageFrom: optional(fc.integer({ min: 6, max: 18 })),
    ageTo: optional(fc.integer({ min: 12, max: 40 })),
    referenceDate: optional(day(2026, 2027)),
    byBirthYear: optional(fc.boolean()),
    gender: optional(fc.constantFrom('FEMALE', 'MALE', 'MIXED')),
    minPerGender: optional(fc.nat(2)),
    exceptions: optional(fc.record({ overAge: optional(fc.nat(2)), foreign: optional(fc.nat(2)) })),
    fixedShirts: optional(fc.boolean()),
    documents: optional(
      fc.array(
        fc.record({
          kind: fc.constantFrom(...documentKinds),
          required: fc.boolean(),
          validForMonths: optional(fc.integer({ min: 1, max: 24 })),
        }),
        { maxLength: 3 },
      ),
    ),
    oneTeamPerCompetition: optional(fc.boolean()),
    transferWindow: optional(fc.record({ from: day(2025, 2026), to: day(2026, 2027) })),
    requiresConsent: optional(fc.boolean()),
  })
  // As parsed from JSON: undefined fields are absent.
  .map((all) => JSON.parse(JSON.stringify(all)));

const matchDay: fc.Arbitrary<EligibilityFacts> = fc.record({
  person: facts(fc.constant('ana')),
  teamId: fc.constantFrom(...teams),
  on: day(2026, 2027),
  rules: orNull(rules),
  licences,
  suspensions: fc.array(fc.record({ personId: fc.constantFrom(...ids), matchesLeft: fc.nat(3) }), {
    maxLength: 4,
  }),
  lineup: fc.uniqueArray(facts(fc.constantFrom(...ids)), { maxLength: 5, selector: ({ id }) => id }),
});

const codesOf = (match: EligibilityFacts) => {
  const answer = eligibility(match);
  return answer.eligible ? [] : answer.reasons.map(({ code }) => code);
};
const shuffled = <T>(values: readonly T[]) => fc.shuffledSubarray([...values], { minLength: values.length });

describe('laws of eligibility', () => {
  it('the order of licences, suspensions, documents and of the lineup does not matter', () => {
    const reordered = matchDay.chain((match) =>
      fc.record({
        match: fc.constant(match),
        licences: shuffled(match.licences),
        suspensions: shuffled(match.suspensions),
        lineup: shuffled(match.lineup),
        documents: shuffled(match.person.documents ?? []),
      }),
    );
    fc.assert(
      fc.property(reordered, ({ match, documents, ...others }) => {
        const person = match.person.documents ? { ...match.person, documents } : match.person;
        assert.deepEqual(eligibility({ ...match, ...others, person }), eligibility(match));
      }),
    );
  });

  it('other people’s facts do not matter, except for places and shirts', () => {
    fc.assert(
      fc.property(matchDay, facts(fc.constant('zoe')), (match, other) => {
        const approved: Licence = {
          personId: 'zoe',
          teamId: match.teamId,
          state: 'APPROVED',
          playableSince: '2025-01-01',
        };
        const registered = { ...match, licences: [...match.licences, approved] };
        assert.deepEqual(eligibility(registered), eligibility(match));
        const before = codesOf(match);
        const added = codesOf({ ...match, lineup: [...match.lineup, other] }).filter(
          (code) => !before.includes(code),
        );
        for (const code of added)
          assert.ok(['OVER_AGE_PLACES_USED', 'FOREIGN_PLACES_USED', 'SHIRT_TAKEN'].includes(code), code);
      }),
    );
  });

  it('one more approved licence for the same team never removes eligibility', () => {
    fc.assert(
      fc.property(matchDay, (match) => {
        const more: Licence = {
          personId: 'ana',
          teamId: match.teamId,
          state: 'APPROVED',
          playableSince: match.on,
        };
        const after = codesOf({ ...match, licences: [...match.licences, more] });
        for (const code of after) assert.ok(codesOf(match).includes(code), code);
        for (const code of ['NOT_REGISTERED', 'NOT_APPROVED', 'EXPIRED'] as const)
          assert.ok(!after.includes(code));
      }),
    );
  });

  it('fewer others in the lineup never add reasons', () => {
    fc.assert(
      fc.property(matchDay, fc.nat(), (match, pick) => {
        const without = match.lineup.filter((_, index) => index !== pick % Math.max(1, match.lineup.length));
        const before = codesOf(match);
        for (const code of codesOf({ ...match, lineup: without })) assert.ok(before.includes(code), code);
      }),
    );
  });

  it('facts and answer survive JSON, and facts are not modified', () => {
    fc.assert(
      fc.property(matchDay, (match) => {
        const before = JSON.stringify(match);
        const answer = eligibility(match);
        assert.equal(JSON.stringify(match), before);
        assert.deepEqual(JSON.parse(JSON.stringify(answer)), answer);
        assert.deepEqual(eligibility(JSON.parse(before)), answer);
      }),
    );
  });

  it('without rules only a suspension or another team excludes a person', () => {
    fc.assert(
      fc.property(matchDay, (match) => {
        for (const code of codesOf({ ...match, rules: null }))
          assert.ok(code === 'SUSPENDED' || code === 'OTHER_TEAM', code);
      }),
    );
  });

  it('under an age rule an unknown birthday is missing, never too young or too old', () => {
    fc.assert(
      fc.property(matchDay, rules, (match, ruleSet) => {
        const codes = codesOf({ ...match, rules: ruleSet, person: { ...match.person, birthday: null } });
        const hasRule = ruleSet.ageFrom !== undefined || ruleSet.ageTo !== undefined;
        const answer = eligibility({ ...match, rules: ruleSet, person: { ...match.person, birthday: null } });
        const isMissing =
          !answer.eligible &&
          answer.reasons.some((reason) => reason.code === 'FACT_MISSING' && reason.fact === 'BIRTHDAY');
        assert.equal(isMissing, hasRule);
        assert.ok(!codes.includes('TOO_YOUNG') && !codes.includes('TOO_OLD'));
      }),
    );
  });
});

describe('laws of registration', () => {
  it('an age never decreases, and grows by one in a year', () => {
    fc.assert(
      fc.property(day(1960, 2020), day(2021, 2030), day(2021, 2030), (birthday, one, other) => {
        const [earlier = '', later = ''] = [one, other].sort();
        assert.ok(ageOn(birthday, earlier) <= ageOn(birthday, later));
        const nextYear = `${Number(one.slice(0, 4)) + 1}${one.slice(4)}`;
        if (!one.endsWith('02-29')) assert.equal(ageOn(birthday, nextYear), ageOn(birthday, one) + 1);
      }),
    );
  });

  it('a licence is only playable after an approval, whatever happens to it', () => {
    const steps = fc.array(fc.record({ by: fc.constantFrom('CLUB', 'ORGANISER', 'CLOCK'), pick: fc.nat() }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(steps, fc.boolean(), (all, playableWhileChecked) => {
        const on = '2026-11-15';
        let licence: Licence = { personId: 'ana', teamId: 'lions', state: 'DRAFT', playableSince: null };
        let last = 'nothing';
        for (const { by, pick } of all) {
          const open = licenceActions(licence.state, by);
          const chosen = open[pick % Math.max(1, open.length)];
          if (chosen === undefined) continue;
          const next = moveLicence(
            licence,
            { action: chosen.action, by, on, reason: 'why' },
            { playableWhileChecked },
          );
          assert.ok(!('breach' in next));
          assert.equal(next.state, chosen.to);
          licence = next;
          last = chosen.action;
          const isLeft = last === 'change' && playableWhileChecked;
          assert.equal(isPlayable(licence, on), last === 'approve' || isLeft);
        }
      }),
    );
  });

  it('a squad has the same problems in any order', () => {
    const squads = fc
      .uniqueArray(facts(fc.constantFrom(...ids)), { selector: ({ id }) => id })
      .chain((people) => {
        const squad = people.map((one) => ({
          ...one,
          kind: one.id === 'leo' ? ('STAFF' as const) : ('PLAYER' as const),
        }));
        return fc.record({ squad: fc.constant(squad), other: shuffled(squad) });
      });
    fc.assert(
      fc.property(squads, rules, day(2026, 2027), ({ squad, other }, ruleSet, on) => {
        assert.deepEqual(squadProblems(other, ruleSet, on), squadProblems(squad, ruleSet, on));
      }),
    );
  });

  it('registration never reopens by itself once it is closed', () => {
    const moment = fc.integer({ min: 1, max: 9 }).map((n) => `2026-09-0${n}T00:00:00.000Z`);
    const windows = fc
      .record({
        opensAt: optional(moment),
        closesAt: optional(moment),
        changesUntil: optional(moment),
        maxChanges: optional(fc.nat(2)),
      })
      .map((all) => JSON.parse(JSON.stringify(all)));
    const order = ['NOT_YET', 'OPEN', 'CHANGES', 'CLOSED'];
    fc.assert(
      fc.property(windows, moment, moment, fc.nat(3), (ruleSet, one, other, used) => {
        const [earlier = '', later = ''] = [one, other].sort();
        const at = (now: string) => order.indexOf(windowOf(ruleSet, now, used).state);
        assert.ok(at(earlier) <= at(later));
      }),
    );
  });
});
