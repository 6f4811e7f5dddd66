import { randomUUIDv7 } from 'node:crypto';
import type { SportKey } from '@traip/engine';
import { type AlgorithmKey, teamSlot } from '@traip/engine/formats';
import type { MatchResult, MatchStatus } from '@traip/engine/match';
import { createCompetition, createTraip, enterTeam } from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';

/** A match with the names of its teams. */
export interface ResultSpec {
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number] | null;
  readonly sets?: readonly (readonly [number, number])[];
  readonly tries?: readonly [number, number];
  readonly at?: string;
  readonly state?: MatchStatus;
}

interface LeagueOptions {
  readonly sportKey?: SportKey;
  readonly variant?: string;
  readonly algorithm?: AlgorithmKey;
  readonly params?: object;
  readonly rules?: object;
  readonly group?: string;
}

const pair = ([home, away]: readonly [number, number]) => ({ home, away });

/** A result as a match stores it. */
function resultOf({ score, sets = [], tries = [0, 0] }: ResultSpec): MatchResult | null {
  if (score === null) return null;
  return {
    outcome: 'NORMAL',
    source: 'MANUAL',
    score: pair(score),
    shootOut: null,
    tries: pair(tries),
    sets: sets.map((each, index) => {
      const winner = each[0] > each[1] ? 'HOME' : 'AWAY';
      return { set: index + 1, ...pair(each), winner } as const;
    }),
    wentToExtraTime: false,
    method: null,
    winnerByMethod: null,
    counts: true,
    countsForPlayers: true,
    noBonus: false,
  };
}

/** A published, running competition with one phase and these teams, inserted directly. */
export async function leagueOf(world: World, names: readonly string[], options: LeagueOptions = {}) {
  const { sportKey = 'FOOTBALL', variant = 'FOOTBALL_11', algorithm = 'ROUND_ROBIN', group } = options;
  const { db } = world.store;
  const club = await createOrganisation(world, 'super-admin', 'admin', 'referee');
  const traip = await createTraip(world, club.id, { sportKey, sportVariantKey: variant });
  const competition = await createCompetition(world, traip, { state: 'IN_PROGRESS' });
  const { competitionId, phaseId } = competition;
  const rulesOverride = JSON.stringify(options.rules ?? {});
  await db.updateTable('competitions').set({ rulesOverride }).where('id', '=', competitionId).execute();
  await db.updateTable('phases').set({ state: 'IN_PROGRESS' }).where('id', '=', phaseId).execute();
  const ids = new Map<string, string>();
  for (const name of names) {
    const { id } = await createTeam(world, {});
    await db.updateTable('teams').set({ name }).where('id', '=', id).execute();
    await enterTeam(world, competition, { teamId: id, requestedBy: club.people.admin.id });
    ids.set(name, id);
  }
  const config = { phaseId, organisationId: club.id, algorithm, seed: 'x', generatedAt: world.now() };
  await db
    .insertInto('brokerConfigs')
    .values({ ...config, params: JSON.stringify(options.params ?? {}) })
    .execute();
  if (group !== undefined)
    await db
      .insertInto('phaseGroups')
      .values({ phaseId, key: group, place: 1, members: JSON.stringify([...ids.values()].map(teamSlot)) })
      .execute();
  const idOf = (name: string) => ids.get(name) ?? name;
  return {
    ...competition,
    ...club.people,
    club,
    idOf,
    play: (results: readonly ResultSpec[]) => play(world, competition, results, idOf, group),
  };
}

async function play(
  world: World,
  competition: Awaited<ReturnType<typeof createCompetition>>,
  results: readonly ResultSpec[],
  idOf: (name: string) => string,
  groupKey: string | undefined,
): Promise<string[]> {
  const rows = results.map((match, index) => {
    const homeTeamId = idOf(match.home);
    const awayTeamId = idOf(match.away);
    const isPlayed = match.score !== null;
    return {
      id: randomUUIDv7(),
      ...competition,
      key: `m${index + 1}`,
      round: 1,
      createdAt: world.now(),
      homeTeamId,
      awayTeamId,
      groupKey: groupKey ?? null,
      state: match.state ?? (isPlayed ? ('CLOSED' as const) : ('SCHEDULED' as const)),
      kickOff: match.at === undefined ? null : new Date(match.at),
      homeScore: match.score?.[0] ?? null,
      awayScore: match.score?.[1] ?? null,
      home: JSON.stringify(teamSlot(homeTeamId)),
      away: JSON.stringify(teamSlot(awayTeamId)),
      result: JSON.stringify(resultOf(match)),
    };
  });
  await world.store.db.insertInto('matches').values(rows).execute();
  return rows.map(({ id }) => id);
}
