import { isRefusal, type Refusal, refuse } from '@traip/contract';
import type { Competition, JointProblem, KickOff, Placements } from '@traip/engine/calendar';
import { type BuiltProblem, buildProblem } from '../problem/build.ts';
import { personOf } from '../problem/person.ts';
import { isPlaceholder } from '../problem/resolve-sides.ts';
import { fieldOf } from './field-of.ts';
import type { Joint, LoadedPhase } from './load-joint.ts';
import { buildPeople } from './people.ts';
import { buildJointRules } from './rules.ts';

interface BuiltJoint {
  readonly problem: JointProblem;
  readonly current: Placements;
}

type BuildRefusal = Extract<ReturnType<typeof buildProblem>, Refusal>['refused'];

/** The size of problem that was measured to fit into memory. */
const maxMatches = 4000;
const maxOptions = 2_500_000;

/** Builds each phase as if it were planned alone, and adds what they share. */
export function buildJoint(joint: Joint): BuiltJoint | Refusal<BuildRefusal | 'CALENDAR_RULES_DIFFER'> {
  const built: (LoadedPhase & BuiltProblem)[] = [];
  for (const phase of joint.phases) {
    const own = buildProblem(phase.inputs, phase.wishes);
    if (isRefusal(own)) return refuse(own.refused, { field: fieldOf(joint.phases, phase) });
    built.push({ ...phase, ...own });
  }
  const [first] = built;
  if (!first) return refuse('CALENDAR_WITHOUT_MATCHES', { field: 'competitionIds' });
  const rules = buildJointRules(joint, built);
  if (isRefusal(rules)) return rules;
  if (isTooLarge(built)) return refuse('CALENDAR_TOO_LARGE', { field: 'competitionIds' });
  return {
    problem: {
      first: first.inputs.first,
      last: first.inputs.last,
      kickOffs: everyKickOff(built),
      venues: united(built.flatMap(({ problem }) => problem.venues)),
      referees: united(built.flatMap(({ problem }) => problem.referees ?? [])).map((it) => ({
        ...it,
        gap: 0,
      })),
      competitions: built.map((phase) => buildCompetition(joint, phase)),
      people: buildPeople(joint),
      rules,
    },
    current: new Map(built.flatMap(({ current }) => [...current])),
  };
}

function isTooLarge(built: readonly BuiltProblem[]): boolean {
  const matches = built.flatMap(({ problem: { matches, kickOffs } }) =>
    matches.filter(({ locked }) => !locked).map(({ venues }) => venues.length * kickOffs.length),
  );
  return matches.length > maxMatches || matches.reduce((sum, options) => sum + options, 0) > maxOptions;
}

function everyKickOff(built: readonly BuiltProblem[]): readonly KickOff[] {
  const byMoment = new Map(
    built.flatMap(({ problem }) => problem.kickOffs.map((kickOff) => [kickOff.at, kickOff] as const)),
  );
  return [...byMoment.values()].sort((one, other) => one.at - other.at);
}

/** Merges what several phases know about a field or team: it's closed when any phase says so. */
function united<
  T extends {
    readonly id: string;
    readonly blackouts?: readonly { readonly from: number; readonly to: number }[];
  },
>(all: readonly T[]): T[] {
  const byId = Map.groupBy(all, ({ id }) => id);
  return [...byId.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, blackouts: [first, ...more].flatMap(({ blackouts = [] }) => blackouts) }] : [],
  );
}

/** With its own match length and kick-offs. Unknown teams are different ones in each competition. */
function buildCompetition(
  joint: Joint,
  { phaseId, problem, inputs }: LoadedPhase & BuiltProblem,
): Competition {
  const { kickOffs, rules } = problem;
  const named = (team: string) => (isPlaceholder(team) ? `${team} ${phaseId}` : team);
  return {
    id: phaseId,
    kickOffs,
    teams: problem.teams.map((team) => ({ ...team, id: named(team.id) })),
    matches: problem.matches.map((match) => {
      const referees = (joint.refereesOf.get(match.id) ?? []).map(personOf);
      return {
        ...match,
        home: named(match.home),
        away: named(match.away),
        minutes: inputs.minutes,
        returnGap: rules.returnGap,
        ...(referees.length > 0 && { referees: [...(match.referees ?? []), ...referees] }),
      };
    }),
  };
}
