import type { CompetitionFile, exchangeCalls, Read } from '@traip/contract';
import { refuse } from '@traip/contract';
import {
  type CompetitionDetails,
  findCompetitionDetails,
} from '../../../competition/competition/reply/queries.ts';
import { lookSettings } from '../../../competition/look/look-reply.ts';
import { listPairings, type PairingRow } from '../../../competition/partners/queries.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type EnteredTeam, listEntered } from '../teams/queries.ts';
import { filePhases } from './file-phases.ts';
import { findDescription, listParts, listTeams, type Parts } from './queries.ts';
import { fileRaceRankings } from './race-rankings/race-rankings.ts';
import { fileRaces } from './races/file-races.ts';

type File = Read<typeof CompetitionFile>;

export const exportCompetition: Handler<typeof exchangeCalls.exportCompetition> = async (
  context,
  { params },
) => {
  const { db, scope } = context;
  const competition = await findCompetitionDetails(db, scope, params.competitionId);
  if (!competition) return refuse('NOT_FOUND');
  const entered = await listEntered(db, competition.id);
  const parts = await listParts(db, scope, competition.id);
  const pairings = await listPairings(db, competition.id);
  const known = new Map(entered.map(({ teamId, code, name }) => [teamId, { code, name }]));
  const others = await listTeams(
    db,
    [...new Set([...teamIdsIn(parts), ...pairings.flatMap(playersIn)])].filter((id) => !known.has(id)),
  );
  for (const { id, code, name } of others) known.set(id, { code, name });
  const pairs = new Set(pairings.map(({ teamId }) => teamId));
  const codeOf = (id: string) => known.get(id)?.code ?? id;
  const subject = { subjectKind: 'COMPETITION', subjectId: competition.id } as const;
  await logAction(db, context, { ...subject, competitionId: competition.id, action: 'EXPORTED' });
  return {
    format: 'traip-competition',
    version: 1,
    ...buildHead(competition, await findDescription(db, competition.traipId)),
    competitors: competition.competitors,
    teams: [...entered.map(fileTeam), ...others.filter(({ id }) => !pairs.has(id)).map(formerTeam)],
    pairs: pairings
      .filter(({ teamId }) => known.has(teamId))
      .map(({ teamId, oneId, otherId }) => ({
        code: codeOf(teamId),
        players: [codeOf(oneId), codeOf(otherId)],
      })),
    phases: filePhases(parts, codeOf),
    races: await fileRaces(db, scope, competition.id),
    raceRankings: await fileRaceRankings(db, scope, competition.id),
    look: await fileLook(db, competition.id),
  };
};

const playersIn = ({ oneId, otherId }: PairingRow) => [oneId, otherId];

/** Only its own choices; pictures are not exported. */
async function fileLook(db: Database, competitionId: string): Promise<File['look']> {
  const { own } = await lookSettings(db, 'competition', competitionId);
  const { primaryColor, accentColor, coverAlt, printsSponsors } = own;
  const sponsors = own.sponsors.map(({ name, website }) => ({ name, website }));
  return { primaryColor, accentColor, coverAlt, printsSponsors, sponsors };
}

/** The ids of all teams that the fixtures refer to. */
function teamIdsIn({ teams, groups, matches }: Parts): string[] {
  const members = groups.flatMap((group) => group.members.flatMap(({ participant }) => participant ?? []));
  const sides = matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId ?? [], awayTeamId ?? []].flat());
  return [...new Set([...teams.map(({ teamId }) => teamId), ...members, ...sides])];
}

function buildHead(
  competition: CompetitionDetails,
  traipDescription: string | null,
): Pick<File, 'traip' | 'season' | 'category' | 'competition'> {
  const { traip, season, category } = competition;
  const { name, description, privacy, startsOn, endsOn, takesRegistrations, maxTeams } = competition;
  return {
    traip: {
      name: traip.name,
      sportKey: traip.sportKey,
      privacy: traip.privacy,
      description: traipDescription,
    },
    season: { name: season.name, startsOn: season.startsOn, endsOn: season.endsOn },
    category: {
      name: category.name,
      gender: category.gender,
      skillLevel: category.skillLevel,
      minAge: category.minAge,
      maxAge: category.maxAge,
      sportVariantKey: category.sportVariantKey,
    },
    competition: {
      name,
      description,
      privacy,
      startsOn,
      endsOn,
      takesRegistrations,
      maxTeams,
      rulesOverride: competition.rulesOverride as File['competition']['rulesOverride'],
      withdrawalMode: competition.withdrawalMode,
    },
  };
}

function fileTeam({ code, name, status, seed, reason, withdrawalMode }: EnteredTeam): File['teams'][number] {
  return { code, name, status, seed, reason, withdrawalMode };
}

/** In the fixtures, but no longer in the competition. */
function formerTeam({ code, name }: { readonly code: string; readonly name: string }): File['teams'][number] {
  return { code, name, status: 'REJECTED', seed: null, reason: null, withdrawalMode: null };
}
