import { type ElsewhereImport, type Read, type Refusal, refuse } from '@traip/contract';
import { folded } from '../../../platform/csv/folded.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { FileTeamMatch } from '../competition/file-teams.ts';
import type { BuiltFile } from './build/build-file.ts';
import { findOwnTeams } from './queries.ts';

/** Matches each team of a file to one of the organisation: the chosen one, or the only one with its name. */
export async function matchTeams(
  trx: Trx,
  { organisationId }: { readonly organisationId: string },
  { file }: BuiltFile,
  chosen: Read<typeof ElsewhereImport>['teams'],
): Promise<readonly FileTeamMatch[] | Refusal<'TEAM_UNKNOWN'>> {
  const choiceOf = new Map(chosen.map(({ name, teamId }) => [folded(name), teamId]));
  const own = await findOwnTeams(
    trx,
    { organisationId, sportKey: file.traip.sportKey, competitorKind: file.competitors },
    {
      names: file.teams.map(({ name }) => folded(name)),
      ids: chosen.flatMap(({ teamId }) => teamId ?? []),
    },
  );
  const known = new Set(own.map(({ id }) => id));
  const unknown = chosen.findIndex(({ teamId }) => teamId !== null && !known.has(teamId));
  if (unknown >= 0) return refuse('TEAM_UNKNOWN', { field: `teams.${unknown}.teamId` });
  const byName = Map.groupBy(own, ({ nameKey }) => nameKey);
  const matches = file.teams.map(({ code, name }) => {
    const choice = choiceOf.get(folded(name));
    const namesakes = byName.get(folded(name)) ?? [];
    const only = namesakes.length === 1 ? (namesakes[0]?.id ?? null) : null;
    return { code, name, teamId: choice === undefined ? only : choice };
  });
  return withoutTwice(matches, chosen);
}

/** Two teams of a file cannot be the same: a manual choice wins over a match by name. */
function withoutTwice(
  matches: readonly FileTeamMatch[],
  chosen: Read<typeof ElsewhereImport>['teams'],
): readonly FileTeamMatch[] | Refusal<'TEAM_UNKNOWN'> {
  const ids = matches.flatMap(({ teamId }) => teamId ?? []);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice === undefined) return matches;
  const at = chosen.findIndex(({ teamId }) => teamId === twice);
  return refuse('TEAM_UNKNOWN', { field: `teams.${Math.max(0, at)}.teamId` });
}
