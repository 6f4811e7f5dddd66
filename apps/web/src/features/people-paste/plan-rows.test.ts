import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Answer, excludedRows, type PreviewRow, planRows } from './plan-rows.ts';

const person = {
  firstName: 'Ana',
  surnames: 'Gil',
  birthday: null,
  gender: null,
  nationality: null,
  document: null,
  email: null,
  phone: null,
  shirt: null,
  position: null,
  knownAs: null,
  isDelegate: false,
  role: 'MEMBER',
} as const;

const row = (line: number, more: Partial<PreviewRow> = {}): PreviewRow => ({
  line,
  person,
  outcome: 'NEW',
  personId: null,
  isMinor: false,
  problems: [],
  ...more,
});
const nico = { firstName: 'Nico', surnames: 'Arce', shirt: 1 };
const plan = (rows: readonly PreviewRow[], answers: [number, Answer][] = [], mayGiveRoles = true) =>
  planRows(rows, { answers: new Map(answers), isTeam: true, squad: [nico], mayGiveRoles });

describe('a pasted list', () => {
  it('sends good rows, and leaves out wrong and known ones', () => {
    const planned = plan([
      row(1),
      row(2, { outcome: 'WRONG' }),
      row(3, { outcome: 'IN_TEAM', personId: 'a' }),
    ]);
    assert.deepEqual(
      planned.map(({ entry }) => entry !== null),
      [true, false, false],
    );
    assert.deepEqual(excludedRows(planned), {
      wrong: ['Ana Gil'],
      undecided: [],
      invitable: [],
      known: ['Ana Gil'],
    });
  });

  it("sends a person from another of the club's teams by their id", () => {
    const [planned] = plan([row(1, { outcome: 'IN_CLUB', personId: 'ana' })]);
    assert.equal(planned?.entry?.personId, 'ana');
  });

  it('invites a person from another team who has an account, instead of sending them', () => {
    const planned = plan([row(1, { outcome: 'HAS_ACCOUNT', personId: 'ana' })]);
    assert.deepEqual(
      [planned[0]?.entry, excludedRows(planned).invitable, excludedRows(planned).known],
      [null, ['Ana Gil'], []],
    );
  });

  it("doesn't enter people again in a club if one of its teams has them", () => {
    const known = row(1, { outcome: 'IN_CLUB', personId: 'ana' });
    const inClub = { answers: new Map(), isTeam: false, squad: [], mayGiveRoles: false };
    const planned = planRows([known, row(2)], inClub);
    assert.deepEqual(
      planned.map(({ entry }) => entry !== null),
      [false, true],
    );
    assert.deepEqual(excludedRows(planned).known, ['Ana Gil']);
  });

  it('waits for an answer about a namesake, and then sends them as another person', () => {
    const doubtful = row(1, { outcome: 'DOUBTFUL', personId: 'ana' });
    assert.deepEqual(excludedRows(plan([doubtful])).undecided, ['Ana Gil']);
    const [another] = plan([doubtful], [[1, 'another']]);
    assert.equal(another?.entry?.isAnother, true);
    assert.equal(another?.entry?.personId, undefined);
    assert.deepEqual(excludedRows(plan([doubtful], [[1, 'same']])), {
      wrong: [],
      undecided: [],
      invitable: [],
      known: ['Ana Gil'],
    });
  });

  it('adds a person without a taken shirt, and names its owner', () => {
    const [planned] = plan([row(1, { person: { ...person, shirt: 1 } })]);
    assert.equal(planned?.entry?.shirt, null);
    assert.equal(planned?.shirtOwner, 'Nico Arce');
  });

  it('lets a captain add coaches as members, and an owner as coaches', () => {
    const coach = row(1, { person: { ...person, role: 'COACH' } });
    const [byCaptain] = plan([coach], [], false);
    assert.deepEqual([byCaptain?.entry?.role, byCaptain?.losesRole], ['MEMBER', true]);
    const [byOwner] = plan([coach]);
    assert.deepEqual([byOwner?.entry?.role, byOwner?.losesRole], ['COACH', false]);
  });
});
