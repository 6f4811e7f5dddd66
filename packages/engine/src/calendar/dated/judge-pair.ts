import { weekOf } from './civil.ts';
import { judgeSameReferee } from './judge-referee.ts';
import { hard, type Offence, soft } from './offence.ts';
import { areCloserThan, type Placed } from './placed.ts';
import type { CalendarRules, DatedProblem, TeamId } from './problem.ts';

/** The offences between two placed matches. */
export function judgePair(problem: DatedProblem, a: Placed, b: Placed): readonly Offence[] {
  const { rules } = problem;
  const shared = teamsOf(a).filter((team) => teamsOf(b).includes(team));
  return [
    ...shared.flatMap((team) => sameTeam(rules, a, b, team)),
    ...(shared.length === 2 ? returnMatch(rules, a, b) : []),
    ...sameField(a, b),
    ...highRisk(a, b),
    ...judgeSameReferee(problem, a, b),
    ...clubs(rules, a, b),
    ...families(rules, a, b),
    ...together(problem, a, b),
  ];
}

/** The first of the last rounds of a competition that should kick off simultaneously. */
export function firstFinalRound({ matches, rules }: DatedProblem, competition?: string): number {
  const own = matches.filter((match) => match.competition === competition);
  return own.reduce((last, { round }) => Math.max(last, round), 0) - rules.finalRounds + 1;
}

const teamsOf = ({ match }: Placed): readonly TeamId[] => [match.home, match.away];
const idsOf = (a: Placed, b: Placed) => [a.match.id, b.match.id];

function sameTeam(rules: CalendarRules, a: Placed, b: Placed, team: TeamId): readonly Offence[] {
  const [early, late] = a.at <= b.at ? [a, b] : [b, a];
  const rest = late.at - early.end;
  if (a.day === b.day) return rest < restOnOneDay(rules) ? [hard('REST', idsOf(a, b), { team })] : [];
  if (rest < rules.rest) return [hard('REST', idsOf(a, b), { team })];
  const { shortRest } = rules.weights;
  return rest >= rules.goodRest || shortRest === 0
    ? []
    : [soft('SHORT_REST', shortRest, idsOf(a, b), { team })];
}

/**
 * Minimum minutes between a team’s matches on one day. With one match a day, the second is itself an offence.
 */
export function restOnOneDay({ mostPerTeamAndDay, dayRest }: CalendarRules): number {
  return mostPerTeamAndDay > 1 ? dayRest : Number.NEGATIVE_INFINITY;
}

function returnMatch(rules: CalendarRules, a: Placed, b: Placed): readonly Offence[] {
  const gap = a.match.returnGap ?? rules.returnGap;
  return Math.abs(a.day - b.day) < gap ? [hard('RETURN_GAP', idsOf(a, b))] : [];
}

function sameField(a: Placed, b: Placed): readonly Offence[] {
  const isSameField = a.placement.field === b.placement.field;
  return isSameField && a.at < b.fieldFree && b.at < a.fieldFree
    ? [hard('FIELD_TAKEN', idsOf(a, b), { venue: a.venue })]
    : [];
}

function highRisk(a: Placed, b: Placed): readonly Offence[] {
  if (!a.match.isHighRisk || !b.match.isHighRisk) return [];
  const isTooNear = areCloserThan(a, b, 0) || (a.venue === b.venue && a.day === b.day);
  return isTooNear ? [hard('HIGH_RISK', idsOf(a, b))] : [];
}

function clubs(rules: CalendarRules, a: Placed, b: Placed): readonly Offence[] {
  const { club } = rules.weights;
  if (a.day !== b.day || club === 0) return [];
  return rules.clubs.flatMap(({ teams: [one, other], wish }) => {
    const sides = [...sidesOf(a, b, one, other), ...sidesOf(b, a, one, other)];
    const missed = sides.filter(([first, second]) => (wish === 'APART' ? first && second : first !== second));
    return missed.map(() => soft('CLUB', club, idsOf(a, b)));
  });
}

function families(rules: CalendarRules, a: Placed, b: Placed): readonly Offence[] {
  const { family } = rules.weights;
  if (family === 0 || a.day === b.day || weekOf(a.day) !== weekOf(b.day)) return [];
  return rules.families.flatMap(([one, other]) =>
    [...sidesOf(a, b, one, other), ...sidesOf(b, a, one, other)].map(() =>
      soft('FAMILY', family, idsOf(a, b)),
    ),
  );
}

/** Whether each of two teams is at home, if the first plays in `a` and the second in `b`. */
function sidesOf(a: Placed, b: Placed, one: TeamId, other: TeamId): readonly (readonly [boolean, boolean])[] {
  if (!teamsOf(a).includes(one) || !teamsOf(b).includes(other)) return [];
  return [[a.match.home === one, b.match.home === other]];
}

function together(problem: DatedProblem, a: Placed, b: Placed): readonly Offence[] {
  const { simultaneous } = problem.rules.weights;
  const { round, competition } = a.match;
  if (simultaneous === 0 || round !== b.match.round || a.at === b.at) return [];
  if (competition !== b.match.competition) return [];
  return round < firstFinalRound(problem, competition)
    ? []
    : [soft('SIMULTANEOUS', simultaneous, idsOf(a, b))];
}
