import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { ParticipationStatus, Privacy } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import type { CompetitionState } from '@traip/engine/competition';
import { teamSlot } from '@traip/engine/formats';
import type { MatchStatus } from '@traip/engine/match';
import { searchTextOf } from '../platform/db/search-text.ts';
import type { World } from './world.ts';

/** A Traip with a season and a category, in which competitions can be drafted. */
export interface TraipProps {
  readonly organisationId: string;
  readonly traipId: string;
  readonly code: string;
  readonly seasonId: string;
  readonly categoryId: string;
}

interface TraipWish {
  readonly name?: string;
  readonly privacy?: Privacy;
  readonly sportKey?: SportKey;
  readonly sportVariantKey?: string;
}

/** Put straight into the tables, as the people of `cast.ts` are. */
export async function traipOf(
  world: World,
  organisationId: string,
  {
    name = 'Liga',
    privacy = 'PUBLIC',
    sportKey = 'FOOTBALL',
    sportVariantKey = 'FOOTBALL_11',
  }: TraipWish = {},
): Promise<TraipProps> {
  const { db } = world.store;
  const [traipId, seasonId, categoryId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  const code = `traip-${traipId.slice(-10)}`;
  const owned = { organisationId, createdAt: world.now() };
  const searchText = searchTextOf(name, code);
  await db
    .insertInto('traips')
    .values({ id: traipId, ...owned, code, name, sportKey, privacy, searchText })
    .execute();
  const part = { ...owned, traipId };
  await db
    .insertInto('seasons')
    .values({ id: seasonId, ...part, name: '2026/27' })
    .execute();
  await db
    .insertInto('categories')
    .values({
      id: categoryId,
      ...part,
      name: 'Sénior',
      gender: 'MIXED',
      skillLevel: 'AMATEUR',
      sportVariantKey,
    })
    .execute();
  return { organisationId, traipId, code, seasonId, categoryId };
}

interface CompetitionWish {
  readonly name?: string;
  readonly state?: CompetitionState;
  readonly privacy?: Privacy;
}

/** A competition with one phase; published unless it is a draft or only announced. */
export async function competitionOf(
  world: World,
  { organisationId, traipId, seasonId, categoryId }: TraipProps,
  { name = 'Apertura', state = 'PUBLICIZED', privacy = 'PUBLIC' }: CompetitionWish = {},
) {
  const { db } = world.store;
  const [competitionId, phaseId] = [randomUUIDv7(), randomUUIDv7()];
  const owned = { organisationId, createdAt: world.now() };
  const publishedAt = state === 'DRAFT' || state === 'PENDING' ? null : world.now();
  await db
    .insertInto('competitions')
    .values({
      id: competitionId,
      ...owned,
      traipId,
      seasonId,
      categoryId,
      name,
      state,
      privacy,
      publishedAt,
      takesRegistrations: true,
      rulesOverride: '{}',
      searchText: searchTextOf(name),
    })
    .execute();
  const lotsSeed = randomBytes(32).toString('hex');
  const lotsCommitment = createHash('sha256').update(lotsSeed).digest('hex');
  await db
    .insertInto('phases')
    .values({ id: phaseId, ...owned, competitionId, place: 1, name: 'Liga', lotsSeed, lotsCommitment })
    .execute();
  return { organisationId, competitionId, phaseId };
}

/** Gives a team a place in a competition and in its phase. */
export async function enter(
  world: World,
  { organisationId, competitionId, phaseId }: Awaited<ReturnType<typeof competitionOf>>,
  {
    teamId,
    requestedBy,
    status = 'ACCEPTED',
  }: { readonly teamId: string; readonly requestedBy: string; readonly status?: ParticipationStatus },
): Promise<void> {
  const { db } = world.store;
  const asked = { id: randomUUIDv7(), createdAt: world.now(), requestedBy, status };
  await db
    .insertInto('participations')
    .values({ ...asked, organisationId, competitionId, teamId })
    .execute();
  if (status === 'ACCEPTED') await db.insertInto('phaseTeams').values({ phaseId, teamId }).execute();
}

interface MatchWish {
  readonly home: string;
  readonly away: string;
  readonly state?: MatchStatus;
  readonly key?: string;
  readonly groupKey?: string;
}

interface Played {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly phaseId: string;
}

/** One match of two teams, an hour from now. */
export async function matchOf(
  world: World,
  { organisationId, competitionId, phaseId }: Played,
  { home, away, state = 'SCHEDULED', key = 'm1', groupKey }: MatchWish,
): Promise<string> {
  const id = randomUUIDv7();
  await world.store.db
    .insertInto('matches')
    .values({
      id,
      organisationId,
      competitionId,
      phaseId,
      key,
      round: 1,
      groupKey: groupKey ?? null,
      state,
      createdAt: world.now(),
      homeTeamId: home,
      awayTeamId: away,
      result: JSON.stringify(null),
      kickOff: new Date(world.now().getTime() + 3_600_000),
      home: JSON.stringify(teamSlot(home)),
      away: JSON.stringify(teamSlot(away)),
    })
    .execute();
  return id;
}
