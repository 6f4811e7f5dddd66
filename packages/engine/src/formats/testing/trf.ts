import { teamsOf } from '../../../lab/trf/next-round.ts';
import { readReport as read } from '../../files/trf/read-report.ts';
import type { HomeAway, SwissTeam } from '../swiss/contender.ts';

/** A whole tournament from a report. */
interface ReportedTournament {
  readonly teams: readonly SwissTeam[];
  readonly rounds: number;
  readonly initialSide: HomeAway;
}

/** Reads a report, or fails the test. */
export function readReport(text: string): ReportedTournament {
  const report = read(text);
  if ('breach' in report) throw new Error(`Refused: ${JSON.stringify(report)}`);
  return { teams: teamsOf(report), rounds: report.rounds, initialSide: report.initialSide ?? 'HOME' };
}

/** The teams as of the start of a round (counted from 0). */
export function beforeRound({ teams }: ReportedTournament, round: number): readonly SwissTeam[] {
  return teams.map((team) => {
    const game = team.games[round];
    // A team with the pairing-allocated bye (U) was present; other rounds without an opponent are absences.
    const absent = !game?.opponent && !(game?.points === 2);
    return { ...team, games: team.games.slice(0, round), absent };
  });
}

/** The pairings of a round as text, home first. */
export function reportedPairings({ teams }: ReportedTournament, round: number): readonly string[] {
  return teams
    .flatMap(({ team, games }) => {
      const game = games[round];
      if (!game?.opponent) return [];
      return game.side === 'HOME' ? [`${team}-${game.opponent}`] : [];
    })
    .toSorted();
}
