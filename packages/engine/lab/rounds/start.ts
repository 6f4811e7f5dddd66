import { type LegScheme, repeatLegs } from '../../src/formats/round-robin/legs.ts';
import { pairingRounds } from '../../src/formats/round-robin/pairings.ts';
import { codeOf, type Season } from './season.ts';

/**
 * The circle of the Berger tables as an initial timetable: hardly a break, never three home matches in a row.
 */
export function circleSeason(season: Season, scheme: LegScheme): Int32Array {
  const rounds = repeatLegs(pairingRounds(season.teams, 'CIRCLE'), season.legs, scheme);
  const codes = rounds.flatMap((pairings, round) =>
    pairings.map(([home, away]) => codeOf(season, home, away, round)),
  );
  return Int32Array.from(codes);
}
