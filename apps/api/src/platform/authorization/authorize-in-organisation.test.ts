import assert from 'node:assert/strict';
import { randomUUIDv7 } from 'node:crypto';
import { before, describe, it } from 'node:test';
import {
  type CompetitionResource,
  mayIn,
  mayInIfNamed,
  type OrganisationAbility,
  type OrganisationResource,
  type Privacy,
  sees,
} from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import type { Fixtures } from '../../testing/fixtures/fixture-ids.ts';
import { openWorld } from '../../testing/world.ts';
import {
  assertDecisions,
  type CallerRole,
  createOpenAndHidden,
  decide,
  inputNaming,
  whileDeleted,
} from './testing/gate.ts';

/** Resources of an organisation that are public, and resources that only its members know of. */
const ofOrganisation = ['organisation', 'organisationCode', 'membership'] as const;
/** Resources that are as private as their Traip and their competition. */
const ofTraip = ['traip', 'traipCode', 'season', 'category'] as const;
const ofCompetition = ['competition', 'phase', 'match', 'lineup'] as const;
const withPrivacy = [...ofTraip, ...ofCompetition] as const;
const kinds = [...ofOrganisation, ...withPrivacy] as const;
type Kind = (typeof kinds)[number];

function idOf(fixtures: Fixtures, kind: Kind): string {
  const { organisationId, orgCode, traipCode } = fixtures;
  if (kind === 'organisation') return organisationId;
  if (kind === 'organisationCode') return orgCode;
  return kind === 'traipCode' ? traipCode : fixtures[`${kind}Id`];
}

describe('a resource of an organisation', () => {
  const world = openWorld();
  let open: Fixtures;
  let hidden: Fixtures;
  before(async () => {
    ({ open, hidden } = await createOpenAndHidden(world));
  });

  function mayManage(fixtures: Fixtures, kind: Kind, role: CallerRole, id = idOf(fixtures, kind)) {
    const access = mayIn('traips.manage', { [kind]: 'params.id' } as OrganisationResource);
    return decide(world, access, fixtures.people[role], inputNaming(id));
  }

  function maySee(fixtures: Fixtures, kind: Kind, role: CallerRole, id?: string) {
    const access = sees({ [kind]: 'params.id' } as CompetitionResource);
    return decide(world, access, fixtures.people[role], inputNaming(id ?? idOf(fixtures, kind)));
  }

  const roleNames = { SA: 'super-admin', AD: 'admin', ME: 'member', RE: 'referee' } as const;

  function scopeOf({ organisationId, orgCode, people }: Fixtures, role: CallerRole) {
    const name = role in roleNames ? roleNames[role as keyof typeof roleNames] : null;
    return { organisationId, orgCode, userId: people[role].id, role: name };
  }

  for (const kind of kinds) {
    it(`can be managed only by its administrators: ${kind}`, async () => {
      for (const fixtures of [open, hidden])
        for (const role of ['SA', 'AD'] as const)
          assert.deepEqual(await mayManage(fixtures, kind, role), scopeOf(fixtures, role), role);
      const outsiders = kind === 'membership' ? 'NOT_FOUND' : 'FORBIDDEN';
      await assertDecisions({ FORBIDDEN: ['ME', 'RE'] }, (role) => mayManage(open, kind, role));
      await assertDecisions({ [outsiders]: ['U', 'fSA', 'OW', 'GO'] }, (role) => mayManage(open, kind, role));
    });

    it(`does not exist under another id, or without one: ${kind}`, async () => {
      const unknown = kind.endsWith('Code') ? 'no-such-code' : randomUUIDv7();
      assert.equal(await mayManage(open, kind, 'SA', unknown), 'NOT_FOUND');
      const access = mayIn('traips.manage', { [kind]: 'params.id' } as OrganisationResource);
      assert.equal(await decide(world, access, open.people.SA), 'NOT_FOUND');
      assert.equal(await decide(world, sees({ traip: 'params.id' }), open.people.SA), 'NOT_FOUND');
    });
  }

  const viewers: readonly (readonly [
    CallerRole,
    whose: string,
    isParticipant: boolean,
    seesHidden: boolean,
  ])[] = [
    ['SA', 'a super-admin', false, true],
    ['RE', 'a referee', false, true],
    ['ME', 'a member', false, false],
    ['TM', 'somebody of a team that plays in it', true, true],
    ['U', 'a stranger', false, false],
    ['GO', 'somebody who has left a team that plays in it', false, false],
    ['fOW', 'somebody whose team has only applied', false, false],
  ];
  for (const [role, owner, isParticipant, seesHidden] of viewers)
    it(`can be seen by ${owner} when it is public${seesHidden ? ' and when it is private' : ', not when it is private'}`, async () => {
      for (const kind of withPrivacy) {
        const seen = (fixtures: Fixtures) => ({ ...scopeOf(fixtures, role), isParticipant });
        assert.deepEqual(await maySee(open, kind, role), seen(open), kind);
        assert.deepEqual(await maySee(hidden, kind, role), seesHidden ? seen(hidden) : 'NOT_FOUND', kind);
      }
    });

  it('does not reveal that it exists to callers who must not know, whatever they want to do', async () => {
    const expected = { NOT_FOUND: ['U', 'fSA', 'ME', 'GO'], FORBIDDEN: ['RE', 'TM'] } as const;
    for (const kind of withPrivacy) await assertDecisions(expected, (role) => mayManage(hidden, kind, role));
  });

  it('can be seen without any relation to it where only the organisation is named', async () => {
    assert.deepEqual(await maySee(hidden, 'organisation', 'TM'), {
      ...scopeOf(hidden, 'TM'),
      isParticipant: false,
    });
  });

  const deletions = [
    ['organisations', 'organisationId', kinds],
    ['traips', 'traipId', withPrivacy],
    ['seasons', 'seasonId', ['season']],
    ['categories', 'categoryId', ['category']],
    ['competitions', 'competitionId', ofCompetition],
    ['matches', 'matchId', ['match', 'lineup']],
  ] as const;
  for (const [table, id, removed] of deletions)
    it(`is gone, with everything that belongs to it, once it is deleted: ${table}`, async () => {
      await whileDeleted(world, table, open[id], async () => {
        for (const kind of kinds) {
          const expected = (removed as readonly Kind[]).includes(kind) ? 'NOT_FOUND' : scopeOf(open, 'SA');
          assert.deepEqual(await mayManage(open, kind, 'SA'), expected, kind);
        }
      });
    });

  it('cannot be seen by former participants once the competition is deleted', async () => {
    await whileDeleted(world, 'competitions', hidden.competitionId, async () => {
      for (const kind of ofTraip) assert.equal(await maySee(hidden, kind, 'TM'), 'NOT_FOUND', kind);
    });
  });

  interface Shown {
    readonly state: CompetitionState;
    readonly privacy: Privacy;
    readonly publishedAt: Date | null;
  }

  async function whileShown(shown: Partial<Shown>, work: () => Promise<void>): Promise<void> {
    const { competitionId: id } = open;
    const { db } = world.store;
    const columns = ['state', 'privacy', 'publishedAt'] as const;
    const before = await db
      .selectFrom('competitions')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const set = (values: Partial<Shown>) =>
      db.updateTable('competitions').set(values).where('id', '=', id).execute();
    await set(shown);
    await work().finally(() => set(before));
  }

  const situations: readonly (readonly [what: string, Partial<Shown>, by: readonly CallerRole[]])[] = [
    ['a draft', { state: 'DRAFT' }, ['SA', 'RE']],
    ['an announced one', { state: 'PENDING' }, ['SA', 'RE', 'ME']],
    ['one that was never published', { publishedAt: null }, ['SA', 'RE', 'ME']],
    ['one for the organisation', { privacy: 'IN_ORG' }, ['SA', 'RE', 'ME', 'TM']],
    ['a private one', { privacy: 'PRIVATE' }, ['SA', 'RE', 'TM']],
    ['a public one', { privacy: 'PUBLIC' }, ['SA', 'RE', 'ME', 'TM', 'U']],
  ];
  for (const [what, shown, by] of situations)
    it(`of a competition in a public Traip is as visible as the competition: ${what}`, async () => {
      await whileShown(shown, async () => {
        for (const role of ['SA', 'RE', 'ME', 'TM', 'U'] as const)
          for (const kind of ofCompetition) {
            const decision = await maySee(open, kind, role);
            assert.equal(decision !== 'NOT_FOUND', by.includes(role), `${kind} ${role}`);
          }
        assert.notEqual(await maySee(open, 'traip', 'U'), 'NOT_FOUND');
      });
    });

  const abilities: readonly (readonly [OrganisationAbility, CallerRole, expected: string | null])[] = [
    ['fiscalData.see', 'AD', null],
    ['fiscalData.see', 'RE', 'FISCAL_DATA_FORBIDDEN'],
    ['fiscalData.see', 'U', 'FISCAL_DATA_FORBIDDEN'],
    ['matches.manage', 'RE', null],
    ['organisation.delete', 'AD', 'FORBIDDEN'],
  ];
  for (const [ability, role, expected] of abilities)
    it(`gives ${role} who wants ${ability} ${expected ?? 'a scope'}`, async () => {
      const input = { ...inputNaming(undefined), body: { club: open.organisationId } };
      const user = open.people[role];
      const decision = await decide(world, mayIn(ability, { organisation: 'body.club' }), user, input);
      assert.deepEqual(decision, expected ?? scopeOf(open, role));
    });

  it('can be left out where the call makes sense without it, and is checked where it is named', async () => {
    const access = mayInIfNamed('teams.manage', { organisation: 'params.id' });
    const { SA, U } = open.people;
    assert.equal(await decide(world, access, U), null);
    assert.equal(await decide(world, access, U, inputNaming(open.organisationId)), 'FORBIDDEN');
    assert.equal(await decide(world, access, U, inputNaming(randomUUIDv7())), 'NOT_FOUND');
    assert.deepEqual(await decide(world, access, SA, inputNaming(open.organisationId)), scopeOf(open, 'SA'));
    const withoutParts = { params: undefined, query: undefined, body: undefined, file: undefined };
    assert.equal(await decide(world, access, U, withoutParts), null);
  });
});
