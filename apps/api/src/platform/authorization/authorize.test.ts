import assert from 'node:assert/strict';
import { randomUUIDv7 } from 'node:crypto';
import { before, describe, it } from 'node:test';
import {
  anyone,
  mayIn,
  mayKeepScore,
  mayWithTeam,
  open as openToAll,
  type Privacy,
  sees,
  seesTeam,
  signedIn,
  type TeamAbility,
  type TeamResource,
} from '@traip/contract';
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

const kinds = ['team', 'teamInvitation', 'teamQr'] as const;
type Kind = (typeof kinds)[number];

function idOf({ teamId, teamInvitationId, qrId }: Fixtures, kind: Kind): string {
  return { team: teamId, teamInvitation: teamInvitationId, teamQr: qrId }[kind];
}

const ofMembers: readonly TeamAbility[] = ['team.seeContact', 'team.leave', 'team.attend'];
const ofOwners: readonly TeamAbility[] = [
  'team.seeContact',
  'team.edit',
  'team.delete',
  'team.changeRole',
  'team.changeOwner',
  'team.invite',
  'team.removeMember',
  'team.enterPeople',
  'team.seeFacts',
];

describe('the gate', () => {
  const world = openWorld();
  let open: Fixtures;
  let hidden: Fixtures;
  before(async () => {
    ({ open, hidden } = await createOpenAndHidden(world));
  });

  function decideOnTeam(
    fixtures: Fixtures,
    ability: TeamAbility | null,
    role: CallerRole,
    { kind = 'team' as Kind, id = idOf(fixtures, kind) } = {},
  ) {
    const place = { [kind]: 'params.id' } as TeamResource;
    const access = ability === null ? seesTeam(place) : mayWithTeam(ability, place);
    return decide(world, access, fixtures.people[role], inputNaming(id));
  }

  describe('of a team', () => {
    it('gives each person their role and rights', async () => {
      const { teamId, organisationId, people } = open;
      const unmarked = { isGuardian: false, isDelegate: false };
      const scope = (role: CallerRole) => ({ teamId, organisationId, userId: people[role].id, ...unmarked });
      assert.deepEqual(await decideOnTeam(open, null, 'U'), {
        ...scope('U'),
        team: null,
        organisation: null,
        abilities: [],
      });
      assert.deepEqual(await decideOnTeam(open, 'team.leave', 'TM'), {
        ...scope('TM'),
        team: 'MEMBER',
        organisation: null,
        abilities: ofMembers,
      });
      assert.deepEqual(await decideOnTeam(open, 'team.edit', 'SA'), {
        ...scope('SA'),
        team: null,
        organisation: 'super-admin',
        abilities: ofOwners,
      });
    });

    it('accepts a team without an organisation', async () => {
      const { askingTeamId: id, people } = open;
      assert.deepEqual(await decideOnTeam(open, 'team.edit', 'fOW', { id }), {
        teamId: id,
        organisationId: null,
        userId: people.fOW.id,
        isGuardian: false,
        isDelegate: false,
        team: 'OWNER',
        organisation: null,
        abilities: [...ofOwners, 'team.leave', 'team.reportResults', 'team.attend', 'team.answerForAll'],
      });
    });

    const seen: readonly (readonly [CallerRole, whose: string, Privacy[]])[] = [
      ['U', 'a stranger', ['PUBLIC']],
      ['ME', 'a member of its organisation', ['PUBLIC']],
      ['RE', 'a referee of its organisation', ['PUBLIC', 'PRIVATE']],
      ['TM', 'its own people', ['PUBLIC', 'PRIVATE']],
      ['GO', 'somebody who has left it', ['PUBLIC']],
      ['fOW', 'the owner of another team', ['PUBLIC']],
      ['fSA', 'the super-admin of another organisation', ['PUBLIC']],
    ];
    for (const [role, owner, privacies] of seen)
      it(`lets ${owner} see it when it is ${privacies.join(' or ')}`, async () => {
        for (const [fixtures, privacy] of [
          [open, 'PUBLIC'],
          [hidden, 'PRIVATE'],
        ] as const)
          assert.equal(
            (await decideOnTeam(fixtures, null, role)) !== 'NOT_FOUND',
            privacies.includes(privacy),
          );
      });

    it('refuses what only some people may do, and hides the team from those who must not know of it', async () => {
      const expected = {
        scope: ['OW', 'SA', 'AD'],
        FORBIDDEN: ['CA', 'CO', 'AC', 'ST', 'TM', 'RE'],
        NOT_FOUND: ['U', 'ME', 'GO', 'fOW', 'fSA'],
      } as const;
      await assertDecisions(expected, (role) => decideOnTeam(hidden, 'team.edit', role));
      assert.equal(await decideOnTeam(open, 'team.edit', 'U'), 'FORBIDDEN');
    });

    for (const kind of ['teamInvitation', 'teamQr'] as const)
      it(`shows its ${kind} only to the team and its organisation, even when the team is public`, async () => {
        const expected = {
          scope: ['OW', 'CA', 'CO', 'SA'],
          FORBIDDEN: ['TM', 'ME', 'RE'],
          NOT_FOUND: ['U', 'fOW', 'fSA', 'GO', 'IN'],
        } as const;
        for (const fixtures of [open, hidden])
          await assertDecisions(expected, (role) => decideOnTeam(fixtures, 'team.invite', role, { kind }));
      });

    it('finds nothing by an unknown id, without one, or once the team is deleted', async () => {
      for (const kind of kinds) {
        const access = seesTeam({ [kind]: 'params.id' } as TeamResource);
        assert.equal(await decideOnTeam(open, null, 'OW', { kind, id: randomUUIDv7() }), 'NOT_FOUND');
        assert.equal(await decide(world, access, open.people.OW), 'NOT_FOUND');
        await whileDeleted(world, 'teams', open.teamId, async () => {
          assert.equal(await decideOnTeam(open, null, 'OW', { kind }), 'NOT_FOUND');
        });
      }
    });
  });

  it('requires no scope where being signed in, or not even that, is enough', async () => {
    for (const access of [anyone, openToAll, signedIn]) {
      assert.equal(await decide(world, access, null), null);
      assert.equal(await decide(world, access, open.people.U), null);
    }
  });

  describe('with a scorer link', () => {
    const link = () => ({
      linkId: randomUUIDv7(),
      matchId: open.matchId,
      organisationId: open.organisationId,
    });
    const desk = mayKeepScore({ match: 'params.id' });

    it('opens the desk of its match', async () => {
      const held = link();
      assert.deepEqual(await decide(world, desk, held, inputNaming(held.matchId)), held);
    });

    it('opens no other match, and nothing without a match', async () => {
      for (const id of [hidden.matchId, open.competitionId, randomUUIDv7(), undefined])
        assert.equal(await decide(world, desk, link(), inputNaming(id)), 'NOT_FOUND');
    });

    it('opens nothing but desks', async () => {
      const input = inputNaming(open.matchId);
      for (const access of [
        sees({ match: 'params.id' }),
        seesTeam({ team: 'params.id' }),
        signedIn,
        openToAll,
      ])
        assert.equal(await decide(world, access, link(), input), 'NOT_FOUND', access.kind);
      const access = mayIn('organisation.see', { organisation: 'params.id' });
      assert.equal(await decide(world, access, link(), inputNaming(open.organisationId)), 'NOT_FOUND');
    });
  });
});
