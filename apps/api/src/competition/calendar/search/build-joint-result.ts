import {
  type Calendar,
  explainTogether,
  fairnessOf,
  type JointProblem,
  type Placements,
} from '@traip/engine/calendar';
import { buildFindings, dayEnds, listFixed } from './build-result.ts';
import type { JointResult, SharedDays } from './search-result.ts';

const limits = { offences: 2000, reasons: 40, milliseconds: 20_000 };

/** The calendars of all competitions, with what is needed to show each of them separately. */
export function buildJointResult(joint: JointProblem, calendar: Calendar, now: () => number): JointResult {
  const { placements, offences } = calendar;
  const { competitions } = joint;
  const fixed = listFixed(competitions.flatMap(({ matches }) => matches));
  const explain = (match: string) => explainTogether(joint, placements, match);
  return {
    ...buildFindings({ calendar, fixed, limits, explain, now }),
    shared: countSharedDays(joint, placements),
    fairnessOf: Object.fromEntries(
      competitions.map(({ id, teams, matches }) => [
        id,
        fairnessOf({ ...joint, teams, matches }, placements, dayEnds),
      ]),
    ),
    offenceCounts: Object.fromEntries(
      competitions.map(({ id, matches }) => {
        const own = new Set(matches.map((match) => match.id));
        return [id, offences.filter((offence) => offence.matches.some((match) => own.has(match))).length];
      }),
    ),
  };
}

/** On how many days several competitions share a field or a person. */
function countSharedDays({ competitions, people }: JointProblem, placements: Placements): SharedDays {
  const used = competitions.flatMap(({ id: competition, matches }) =>
    matches.flatMap((match) => {
      const place = placements.get(match.id);
      return place ? [{ competition, match, ...place }] : [];
    }),
  );
  const shared = (days: readonly { readonly competition: string; readonly what: string }[]) =>
    [...Map.groupBy(days, ({ what }) => what).values()].filter(
      (own) => new Set(own.map(({ competition }) => competition)).size > 1,
    ).length;
  const fields = used.map(({ competition, field, date }) => ({ competition, what: `${date} ${field}` }));
  const peopleDays = people.flatMap((person) =>
    used
      .filter(({ match }) => person.teams.includes(match.home) || person.teams.includes(match.away))
      .map(({ competition, date }) => ({ competition, what: `${date} ${person.id}` })),
  );
  return { fields: shared(fields), people: shared(peopleDays) };
}
