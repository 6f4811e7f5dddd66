import { type Match, playersOf, type Slot, teamSlot } from '@traip/engine/formats';
import { competitorCode, membersOf } from '../../people/competitor/create-competitors.ts';
import { insertMemberships } from '../../people/squad/queries.ts';
import { createTeams } from '../../people/team/create-teams.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { insertPairings, listPairings, listPlayers } from './queries.ts';

interface PairContext {
  readonly trx: Trx;
  readonly scope: { readonly organisationId: string; readonly userId: string };
  readonly at: Date;
}

const keyOf = (one: string, other: string) => [one, other].toSorted().join(' ');

/** The matches with a team for each pair; pairs that already played in the competition keep their team. */
export async function savePairs(
  context: PairContext,
  competitionId: string,
  matches: readonly Match[],
): Promise<readonly Match[]> {
  const known = await listPairings(context.trx, competitionId);
  const teams = new Map(known.map(({ teamId, oneId, otherId }) => [keyOf(oneId, otherId), teamId]));
  const pairs = new Map<string, readonly [string, string]>();
  for (const { participant } of matches.flatMap(({ home, away }) => [home, away])) {
    const [one, other] = playersOf(participant ?? '');
    if (one === undefined || other === undefined) throw new Error(`No pair: ${participant}.`);
    if (!teams.has(keyOf(one, other))) pairs.set(keyOf(one, other), [one, other]);
  }
  const created = await createPairs(context, [...pairs.values()]);
  await insertPairings(context.trx, context.scope, competitionId, created);
  for (const { teamId, oneId, otherId } of created) teams.set(keyOf(oneId, otherId), teamId);
  const withTeam = ({ participant = '' }: Slot) => {
    const [one = '', other = ''] = playersOf(participant);
    return teamSlot(teams.get(keyOf(one, other)) ?? '');
  };
  return matches.map((match) => ({ ...match, home: withTeam(match.home), away: withTeam(match.away) }));
}

/** Creates a team of two players for each pair; a player known only by name has no person to add. */
export async function createPairs(context: PairContext, pairs: readonly (readonly [string, string])[]) {
  const [first] = pairs;
  if (first === undefined) return [];
  const players = new Map(
    (await listPlayers(context.trx, pairs.flat())).map((player) => [player.id, player]),
  );
  const playerOf = (id: string) => {
    const player = players.get(id);
    if (player === undefined) throw new Error(`Nobody plays as ${id}.`);
    return player;
  };
  const named = pairs.map((pair) => ({
    name: pair.map((id) => playerOf(id).name).join(' / '),
    code: competitorCode(),
    competitorKind: 'PAIR' as const,
  }));
  const { sportKey } = playerOf(first[0]);
  if (sportKey === null) throw new Error('Players compete in a sport.');
  const created = await createTeams(context, named, sportKey);
  if ('taken' in created) throw new Error('Two pairs drew the same code.');
  const rows = pairs.map(([oneId, otherId], at) => ({ teamId: created.ids[at] ?? '', oneId, otherId }));
  await insertMemberships(
    context.trx,
    rows.flatMap(({ teamId, oneId, otherId }) =>
      membersOf(
        teamId,
        [oneId, otherId].flatMap((id) => playerOf(id).personId ?? []),
        context.at,
      ),
    ),
  );
  return rows;
}
