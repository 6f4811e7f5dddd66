import { type Report, WIN_POINTS } from '../../src/files/trf/report.ts';
import type { FormatBreach } from '../../src/formats/model/breach.ts';
import type { SwissTeam } from '../../src/formats/swiss/contender.ts';
import { pairSwissRound, type SwissRound } from '../../src/formats/swiss/pair-round.ts';

/** The teams of a report as input for pairing its next round. */
export function teamsOf({ players }: Report): readonly SwissTeam[] {
  return players.map(({ number, games, isAbsentNext }) => ({ team: number, games, absent: isAbsentNext }));
}

/** Pairs the round after those in the report; without a known total it is not treated as the last. */
export function pairNextRound(report: Report): SwissRound | FormatBreach {
  return pairSwissRound(teamsOf(report), {
    rounds: report.total ?? Number.POSITIVE_INFINITY,
    winPoints: WIN_POINTS,
    initialSide: report.initialSide ?? 'HOME',
    avoidSameClub: false,
    allowRematch: false,
    homeAway: true,
  });
}
