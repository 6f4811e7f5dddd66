import {
  type Read,
  refuse,
  type standingCalls,
  type WithdrawalPreview,
  withdrawalModes,
} from '@traip/contract';
import { defaultWithdrawalMode } from '@traip/engine/standings';
import type { Handler } from '../../platform/routing/handler.ts';
import {
  type PhaseFacts,
  positionChanges,
  readFacts,
  tableInputs,
  tablesOf,
  withdrawTeam,
} from '../progression/index.ts';
import { loadTeamNames, type TeamNames } from './reply/team-names.ts';
import { findParticipation } from './withdrawal/queries.ts';

type Preview = Read<typeof WithdrawalPreview>;
type Mode = Preview['proposed'];

/** The effect of each mode if the team withdrew now; nothing is written. */
export const withdrawalPreview: Handler<typeof standingCalls.withdrawalPreview> = async (
  { db, scope, now },
  { params: { competitionId, teamId } },
) => {
  const participation = await findParticipation(db, scope, { competitionId, teamId });
  if (!participation) return refuse('NOT_ENTERED');
  const all = await readFacts(db, competitionId, now);
  const phases = all.filter(({ teams }) => teams.some((team) => team.teamId === teamId));
  const inTables = phases.flatMap((phase) => tableInputs(phase)).flatMap(({ input }) => input.teams);
  const names = await loadTeamNames(db, [teamId, ...inTables]);
  const { played, left } = countMatches(phases, teamId);
  return {
    team: names(teamId),
    played,
    left,
    proposed: participation.withdrawalMode ?? defaultWithdrawalMode(played, played + left),
    now: phases.flatMap((phase) => tablesReply(phase, names)),
    modes: withdrawalModes.map((mode) => modeReply(phases, { teamId, mode, at: now() }, names)),
  };
};

function countMatches(phases: readonly PhaseFacts[], teamId: string) {
  const own = phases
    .flatMap(({ matches }) => matches)
    .filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId);
  const played = own.filter(({ state }) => state === 'FINISHED' || state === 'CLOSED').length;
  return { played, left: own.filter(({ state }) => state !== 'CANCELLED').length - played };
}

interface WithdrawalInput {
  readonly teamId: string;
  readonly mode: Mode;
  readonly at: Date;
}

function modeReply(
  phases: readonly PhaseFacts[],
  input: WithdrawalInput,
  names: TeamNames,
): Preview['modes'][number] {
  const effects = phases.map((before) => ({ before, ...withdrawTeam(before, input) }));
  const endings = effects.flatMap((one) => one.endings);
  const awarded = endings.filter(({ forfeit }) => forfeit !== null).length;
  return {
    mode: input.mode,
    awarded,
    cancelled: endings.length - awarded,
    tables: effects.flatMap(({ before, phase }) => {
      const was = ranksIn(before);
      return tablesReply(phase, names).map((table) => {
        const is = new Map(table.rows.map(({ team, rank }) => [team.id, rank]));
        const moved = positionChanges(was, is).map(({ teamId, ...ranks }) => ({
          team: names(teamId),
          ...ranks,
        }));
        return { ...table, moved };
      });
    }),
  };
}

function tablesReply(phase: PhaseFacts, names: TeamNames): Preview['now'] {
  return tablesOf(phase).map(({ groupKey, table }) => ({
    phaseId: phase.id,
    group: groupKey,
    rows: table.rows.map(({ team, rank, points, withdrawn }) => ({
      team: names(team),
      rank,
      points,
      isWithdrawn: withdrawn,
    })),
  }));
}

function ranksIn(phase: PhaseFacts): ReadonlyMap<string, number> {
  const rows = tablesOf(phase).flatMap(({ table }) => table.rows);
  return new Map(rows.map(({ team, rank }) => [team, rank]));
}
