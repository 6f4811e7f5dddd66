import { randomUUIDv7 } from 'node:crypto';
import type { CompetitionFile, FilePhase, Read } from '@traip/contract';
import type { Slot } from '@traip/engine/formats';
import { newPhase } from '../../../competition/competition/new-phase.ts';
import type { ImportedRows } from './queries.ts';
import { renameSlot, renameTie } from './slots.ts';

interface ImportContext {
  readonly organisationId: string;
  readonly userId: string;
  readonly competitionId: string;
  readonly at: Date;
  readonly idOf: (code: string) => string;
}

/** The rows to insert for a file. The lots get new seeds, because the old ones may be public by now. */
export function buildRows(
  { teams, phases }: Read<typeof CompetitionFile>,
  context: ImportContext,
): ImportedRows {
  const phaseRows = phases.map((phase, index) => buildPhaseRows(phase, index + 1, context));
  const { organisationId, competitionId, userId, at, idOf } = context;
  return {
    phases: phaseRows.map(({ phase }) => phase),
    brokerConfigs: phaseRows.flatMap(({ config }) => config ?? []),
    participations: teams.map(({ code, name: _name, ...entry }) => ({
      ...entry,
      id: randomUUIDv7(),
      organisationId,
      competitionId,
      teamId: idOf(code),
      requestedBy: userId,
      decidedBy: userId,
      createdAt: at,
      decidedAt: at,
    })),
    phaseTeams: phaseRows.flatMap((rows) => rows.teams),
    phaseGroups: phaseRows.flatMap((rows) => rows.groups),
    phaseTies: phaseRows.flatMap((rows) => rows.ties),
    matches: phaseRows.flatMap((rows) => rows.matches),
    phaseByes: phaseRows.flatMap((rows) => rows.byes),
    adjustments: phaseRows.flatMap((rows) => rows.adjustments),
  };
}

function buildPhaseRows(file: FilePhase, place: number, context: ImportContext) {
  const { organisationId, competitionId, userId, at, idOf } = context;
  const { id: phaseId, lotsSeed, lotsCommitment } = newPhase();
  const { name, state, isParallel, broker } = file;
  return {
    phase: {
      id: phaseId,
      organisationId,
      competitionId,
      place,
      name,
      state,
      isParallel,
      lotsSeed,
      lotsCommitment,
      createdAt: at,
    },
    config: broker && {
      phaseId,
      organisationId,
      ...broker,
      generatedAt: file.matches.length > 0 ? at : null,
    },
    teams: file.teams.map(({ team, group, seed, pot }) => ({
      phaseId,
      teamId: idOf(team),
      seed,
      pot,
      groupKey: group,
    })),
    groups: file.groups.map(({ key, members }, index) => ({
      phaseId,
      key,
      place: index + 1,
      members: members.map((member) => renameSlot(member as Slot, idOf)),
    })),
    ties: file.ties.map((tie, index) => ({
      phaseId,
      key: tie.id,
      place: index + 1,
      tie: renameTie(tie as Parameters<typeof renameTie>[0], idOf),
    })),
    matches: file.matches.map((match) => ({
      ...matchRow(match, idOf),
      id: randomUUIDv7(),
      organisationId,
      competitionId,
      phaseId,
      createdAt: at,
    })),
    byes: file.byes.map(({ round, team }) => ({ phaseId, round, teamId: idOf(team) })),
    adjustments: file.adjustments.map(({ team, points, reason, effectiveFrom }) => ({
      id: randomUUIDv7(),
      organisationId,
      competitionId,
      phaseId,
      teamId: idOf(team),
      points,
      reason,
      effectiveFrom,
      decidedBy: userId,
      createdAt: at,
    })),
  };
}

function matchRow(match: FilePhase['matches'][number], idOf: ImportContext['idOf']) {
  const { key, kind, round, group, tie, isIfNeeded, kickOff, state, result } = match;
  const [home, away] = [renameSlot(match.home as Slot, idOf), renameSlot(match.away as Slot, idOf)];
  return {
    key,
    kind,
    round,
    groupKey: group,
    tieKey: tie,
    isIfNeeded,
    kickOff,
    state,
    home,
    away,
    homeTeamId: home.participant ?? null,
    awayTeamId: away.participant ?? null,
    homeScore: result?.score.home ?? null,
    awayScore: result?.score.away ?? null,
    result,
  };
}
