import { forfeiter, resultOf, type TeamId } from '../match/index.ts';
import type { SportRules } from '../sports/index.ts';
import { forfeitAdvice } from '../standings/withdrawals.ts';
import type { CompetitionMatch, PhaseId } from './suspensions.ts';

/** A team that did not play as often as staff have to know of. */
export interface ForfeitNotice {
  readonly teamId: TeamId;
  readonly phaseId: PhaseId;
  readonly forfeits: number;
  readonly advice: 'WARN' | 'PROPOSE_WITHDRAWAL';
}

/** Teams with two forfeits or more in a phase, by official results: a warning, and from the third on a withdrawal. */
export function forfeitNotices(
  matches: readonly CompetitionMatch[],
  sport: SportRules,
): readonly ForfeitNotice[] {
  const counts = new Map<string, { teamId: TeamId; phaseId: PhaseId; forfeits: number }>();
  for (const { phaseId, match } of matches.filter((played) => played.match.status === 'CLOSED')) {
    for (const teamId of forfeitersIn(match, sport)) {
      const key = JSON.stringify([phaseId, teamId]);
      const before = counts.get(key)?.forfeits ?? 0;
      counts.set(key, { teamId, phaseId, forfeits: before + 1 });
    }
  }
  return [...counts.values()].flatMap((count) => {
    const advice = forfeitAdvice(count.forfeits);
    return advice === 'NONE' ? [] : [{ ...count, advice }];
  });
}

function forfeitersIn(match: CompetitionMatch['match'], sport: SportRules): readonly TeamId[] {
  const result = resultOf(match, sport);
  if (result.outcome === 'DOUBLE_FORFEIT') return [match.home, match.away];
  const side = forfeiter(result);
  return side === null ? [] : [side === 'HOME' ? match.home : match.away];
}
