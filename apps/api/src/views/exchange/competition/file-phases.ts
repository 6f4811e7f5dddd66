import type { FilePhase } from '@traip/contract';
import type { Parts } from './queries.ts';
import { renameSlot, renameTie } from './slots.ts';

type RenameTeam = (team: string) => string;

/** The phases for the file, with teams by their codes. */
export function filePhases(parts: Parts, codeOf: RenameTeam): FilePhase[] {
  return parts.phases.map(({ id, name, state, isParallel }): FilePhase => {
    const ofPhase = <T extends { readonly phaseId: string }>(rows: readonly T[]) =>
      rows.filter(({ phaseId }) => phaseId === id);
    const [config] = ofPhase(parts.configs);
    return {
      name,
      state,
      isParallel,
      broker: config ? fileBroker(config) : null,
      teams: ofPhase(parts.teams).map(({ teamId, seed, pot, groupKey }) => ({
        team: codeOf(teamId),
        seed,
        pot,
        group: groupKey,
      })),
      groups: ofPhase(parts.groups).map(({ key, members }) => ({
        key,
        members: members.map((member) => renameSlot(member, codeOf)),
      })),
      ties: ofPhase(parts.ties).map(({ tie }) => renameTie(tie, codeOf)),
      matches: ofPhase(parts.matches).map((match) => fileMatch(match, codeOf)),
      byes: ofPhase(parts.byes).map(({ round, teamId }) => ({ round, team: codeOf(teamId) })),
      adjustments: ofPhase(parts.adjustments).map(({ teamId, points, reason, effectiveFrom }) => ({
        team: codeOf(teamId),
        points,
        reason,
        effectiveFrom,
      })),
    };
  });
}

function fileBroker({ algorithm, params, seed }: Parts['configs'][number]): FilePhase['broker'] {
  return { algorithm, params: params as NonNullable<FilePhase['broker']>['params'], seed };
}

/** A match in progress is exported as not started, because its events are not part of the file. */
function fileMatch(match: Parts['matches'][number], codeOf: RenameTeam): FilePhase['matches'][number] {
  const { key, kind, round, groupKey, tieKey, isIfNeeded, kickOff, state, result } = match;
  const isUnderWay = state === 'IN_PROGRESS';
  return {
    key,
    kind,
    round,
    group: groupKey,
    tie: tieKey,
    isIfNeeded,
    kickOff,
    home: renameSlot(match.home, codeOf),
    away: renameSlot(match.away, codeOf),
    state: isUnderWay ? (kickOff ? 'SCHEDULED' : 'CREATED') : state,
    result: isUnderWay ? null : (result as FilePhase['matches'][number]['result']),
  };
}
