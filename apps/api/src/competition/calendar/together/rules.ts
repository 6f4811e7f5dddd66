import { type Refusal, refuse } from '@traip/contract';
import type { CalendarRules } from '@traip/engine/calendar';
import type { BuiltProblem } from '../problem/build.ts';
import { fieldOf } from './field-of.ts';
import { type Joint, type LoadedPhase, teamsIn } from './load-joint.ts';

type Club = CalendarRules['clubs'][number];

/** A club with more teams of one kind than these plays against itself, so there is no A and B team. */
const maxSisters = 3;

/**
 * The rules of a joint search: the strictest of all competitions. Only the number of matches a team plays a
 * day must be equal, because a tournament day and one match a day can't both be kept.
 */
export function buildJointRules(
  joint: Joint,
  built: readonly (LoadedPhase & BuiltProblem)[],
): CalendarRules | Refusal<'CALENDAR_RULES_DIFFER'> {
  const all = built.map(({ problem }) => problem.rules);
  const [first] = all;
  if (!first) throw new Error('There is a competition');
  const other = built.find(({ problem }) => problem.rules.mostPerTeamAndDay !== first.mostPerTeamAndDay);
  if (other) return refuse('CALENDAR_RULES_DIFFER', { field: fieldOf(built, other) });
  const most = (of: (rules: CalendarRules) => number) => Math.max(...all.map(of));
  const turnaround = most((rules) => rules.turnaround);
  const requested = all.flatMap(({ clubs }) => clubs);
  return {
    ...first,
    turnaround,
    minutes: most(({ minutes }) => minutes),
    dayRest: most(({ dayRest }) => dayRest),
    rest: most(({ rest }) => rest),
    goodRest: most(({ goodRest }) => goodRest),
    returnGap: most(({ returnGap }) => returnGap),
    finalRounds: most(({ finalRounds }) => finalRounds),
    stretches: distinct(all.flatMap(({ stretches }) => stretches)),
    isOrderFree: all.every(({ isOrderFree }) => isOrderFree),
    // People move from one match to the next with the same turnaround as fields.
    refereeGap: turnaround,
    primeTimes: [...new Set(all.flatMap(({ primeTimes }) => primeTimes))].sort(),
    clubs: [...requested, ...sisters(joint, requested)],
    families: joint.families,
    weights: {
      ...first.weights,
      ...Object.fromEntries(weightNames(first).map((name) => [name, most(({ weights }) => weights[name])])),
    },
  };
}

const weightNames = ({ weights }: CalendarRules) =>
  Object.keys(weights) as (keyof CalendarRules['weights'])[];

function distinct<T>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** The A and B teams of a club, which alternate at home unless the wishes say otherwise. */
function sisters({ phases, clubOf }: Joint, requested: readonly Club[]): readonly Club[] {
  const requestedKeys = new Set(requested.map(({ teams }) => keyOf(teams)));
  const all = phases.flatMap(({ kind, inputs }) =>
    teamsIn(inputs).flatMap((team) => {
      const club = clubOf.get(team);
      return club === undefined ? [] : [{ key: `${club} ${kind}`, team }];
    }),
  );
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap((own) => {
    const teams = [...new Set(own.map(({ team }) => team))].sort();
    if (teams.length > maxSisters) return [];
    return pairsOf(teams)
      .filter((pair) => !requestedKeys.has(keyOf(pair)))
      .map((pair): Club => ({ teams: pair, wish: 'APART' }));
  });
}

const keyOf = (teams: readonly [string, string]) => [...teams].sort().join(' ');

function pairsOf(teams: readonly string[]): readonly (readonly [string, string])[] {
  return teams.flatMap((one, index) => teams.slice(index + 1).map((other) => [one, other] as const));
}
