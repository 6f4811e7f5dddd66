import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { dashboardCalls, teamCalls } from '@traip/contract';
import { createOrganisation, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createFromForm, formOf } from './testing/forms.ts';

describe('the contacts of the teams of a new competition', () => {
  const world = openWorld();
  let club: Staffed<'admin'>;
  before(async () => {
    club = await createOrganisation(world, 'admin');
  });

  const teamsOf = (competitionId: string) =>
    world.store.db
      .selectFrom('participations')
      .innerJoin('teams', 'teams.id', 'participations.teamId')
      .select(['teams.id', 'teams.name'])
      .where('competitionId', '=', competitionId)
      .orderBy('participations.seed')
      .execute();

  it('are invited by email to run their teams, which is logged', async () => {
    const { competition, invited } = await createFromForm(world, club, {
      teams: [{ name: 'Halcones', email: 'Marta@Colegio.es' }, { name: 'Tigres' }],
    });
    assert.equal(invited, 1);
    const [hawks] = await teamsOf(competition.id);
    assert.match((await world.mailbox.take('marta@colegio.es')).subject, /Halcones/);
    const params = { teamId: hawks?.id ?? '' };
    const { body } = await world.call(teamCalls.invitations, { params }, club.people.admin);
    assert.deepEqual(
      body.invitations.map(({ invitee, role }) => [invitee, role]),
      [['marta@colegio.es', 'CAPTAIN']],
    );
    const entries = await world.store.db
      .selectFrom('auditEntries')
      .select(['subjectId', 'details'])
      .where('action', '=', 'INVITED')
      .execute();
    assert.deepEqual(entries, [{ subjectId: hawks?.id, details: { role: 'CAPTAIN' } }]);
  });

  it('get no email for a refused form', async () => {
    const invitations = () =>
      world.store.db
        .selectFrom('teamInvitations')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
    const before = await invitations();
    const send = (email: string, count: number) =>
      world.call(
        dashboardCalls.createCompetition,
        {
          params: { orgCode: club.code },
          body: formOf({
            season: { name: 'Repetida' },
            teams: Array.from({ length: count }, (_, index) => ({ name: `Clase ${index + 1}`, email })),
          }),
        },
        club.people.admin,
      );
    const wrong = await send('nadie', 2);
    assert.deepEqual([wrong.status, wrong.error?.field], [400, 'teams.0.email']);
    // One address can't be invited again and again.
    const many = await send('una@colegio.es', 6);
    assert.deepEqual([many.status, many.error?.field], [429, 'teams.5.email']);
    assert.deepEqual(await invitations(), before);
  });
});
