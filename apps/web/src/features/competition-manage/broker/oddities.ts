import { emptySlot, type ManualWarning, manualWarnings, teamSlot } from '@traip/engine/formats';
import type { Stored } from './use-broker.ts';

type Fixture = Stored['fixtures'][number];
type Side = Fixture['home'];

/** Possible mistakes in manually added matches. */
export interface FixtureWarnings {
  /** How many pairs have not been matched yet. */
  readonly missing: number;
  readonly repeated: readonly { readonly teams: readonly [string, string]; readonly times: number }[];
  readonly twice: readonly { readonly team: string; readonly round: number }[];
}

const slotOf = ({ team }: Side) => (team === null ? emptySlot : teamSlot(team.id));

/** Assumes that everyone meets everyone the given number of times. Cancelled matches don't count. */
export function findOddities(fixtures: readonly Fixture[], legs: number): FixtureWarnings {
  const standing = fixtures.filter(({ match }) => match.state !== 'CANCELLED');
  const names = new Map(
    standing
      .flatMap(({ home, away }) => [home, away])
      .flatMap(({ team }) => (team ? [[team.id, team.name]] : [])),
  );
  const nameOf = (id: string) => names.get(id) ?? id;
  const matches = standing.map(({ key, round, home, away }) => ({
    id: key,
    round,
    home: slotOf(home),
    away: slotOf(away),
  }));
  const warnings = manualWarnings(matches, [...names.keys()], legs);
  return {
    missing: ofKind(warnings, 'MISSING_PAIR').length,
    repeated: ofKind(warnings, 'DUPLICATE_PAIR').map(({ teams: [one, other], matches: met }) => ({
      teams: [nameOf(one), nameOf(other)],
      times: met.length,
    })),
    twice: ofKind(warnings, 'TEAM_TWICE_IN_ROUND').map(({ team, round }) => ({ team: nameOf(team), round })),
  };
}

function ofKind<K extends ManualWarning['warning']>(warnings: readonly ManualWarning[], kind: K) {
  return warnings.filter(
    (warning): warning is Extract<ManualWarning, { warning: K }> => warning.warning === kind,
  );
}
