import type { MatchStatus } from '@traip/engine/match';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import {
  createCompetition,
  createMatch,
  createTraip,
  enterTeam,
} from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';

interface MatchOptions {
  readonly state: MatchStatus;
  /** Days from today; null for no kick-off. */
  readonly days: number | null;
  readonly score?: readonly [number, number];
  readonly hasReferee?: boolean;
}

/** An organisation with a competition of two teams; `play` adds a match. */
export async function createOrganisationWithMatches(world: World) {
  const club = await createOrganisation(world, 'super-admin', 'admin', 'referee', 'member');
  const traip = await createTraip(world, club.id);
  const competition = await createCompetition(world, traip, { state: 'IN_PROGRESS' });
  const home = await createTeam(world, { organisationId: club.id }, 'OWNER');
  const away = await createTeam(world, { organisationId: club.id });
  for (const { id: teamId } of [home, away])
    await enterTeam(world, competition, { teamId, requestedBy: club.people.admin.id });
  let count = 0;
  const play = async ({ state, days, score, hasReferee = false }: MatchOptions): Promise<string> => {
    const sides = { home: home.id, away: away.id };
    const id = await createMatch(world, competition, { ...sides, state, key: `w${count++}` });
    const kickOff = days === null ? null : middayIn(world, days);
    const [homeScore, awayScore] = score ?? [null, null];
    const isOver = state === 'FINISHED' || state === 'CLOSED';
    const times = { finishedAt: isOver ? kickOff : null, closedAt: state === 'CLOSED' ? kickOff : null };
    await world.store.db
      .updateTable('matches')
      .set({ kickOff, homeScore, awayScore, ...times })
      .where('id', '=', id)
      .execute();
    if (hasReferee)
      await world.store.db
        .insertInto('matchReferees')
        .values({ organisationId: club.id, matchId: id, userId: club.people.referee.id })
        .execute();
    return id;
  };
  return { club, traip, competition, home, away, play };
}

/** Midday, to stay clear of the change of day whenever the test runs. */
function middayIn(world: World, days: number): Date {
  const noon = new Date(`${dayInMadrid(world.now())}T11:00:00Z`);
  return new Date(noon.getTime() + days * 86_400_000);
}
