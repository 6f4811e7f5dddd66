import {
  type Competition,
  defaultRules,
  explainTogether,
  type JointProblem,
  type KickOff,
  type Placements,
  type Progress,
  solveTogether,
} from '@traip/engine/calendar';

/**
 * Competitions of ten teams that share grounds, clubs and coaches, planned in one search:
 * npm run bench -- federation [competitions] [steps]
 */
const [count = '40', steps = '400000'] = process.argv.slice(2);

const CLUBS = 40;
const TEAMS = 10;
const WEEKS = 30;
const DAY = 1440;
const MINUTES = 105;
const firstSaturday = Date.parse('2026-09-12T00:00:00Z');
const times = ['09:00', '11:00', '13:00', '16:00', '18:00'];
const weekends = Array.from({ length: WEEKS }, (_, week) => [week * 7, week * 7 + 1]).flat();

const dateOf = (day: number) => new Date(firstSaturday + day * DAY * 60_000).toISOString().slice(0, 10);
const kickOffs = weekends.flatMap((day) =>
  times.map((time): KickOff => ({ date: dateOf(day), time, at: day * DAY + Number(time.slice(0, 2)) * 60 })),
);

/** Ten clubs play in each competition; two clubs share a ground of two fields. */
function competition(index: number): Competition {
  const clubs = Array.from({ length: TEAMS }, (_, team) => (index * 7 + team * 4 + (index >> 3)) % CLUBS);
  const name = (team: number) => `club ${clubs[team]} of ${index}`;
  const circle = Array.from({ length: TEAMS - 1 }, (_, team) => team + 1);
  const legs = circle.flatMap((_, round) => {
    const turned = [0, ...circle.slice(round), ...circle.slice(0, round)];
    return turned.slice(0, TEAMS / 2).map((team, pair) => {
      const other = turned[TEAMS - 1 - pair] ?? 0;
      return (pair === 0 ? round : pair) % 2 === 0 ? [team, other, round + 1] : [other, team, round + 1];
    });
  });
  const back = legs.map(([home = 0, away = 0, round = 0]) => [away, home, round + TEAMS - 1]);
  return {
    id: `${index}`,
    teams: clubs.map((_, team) => ({ id: name(team) })),
    matches: [...legs, ...back].map(([home = 0, away = 0, round = 0]) => ({
      id: `${index}: ${home}-${away}`,
      home: name(home),
      away: name(away),
      round,
      venues: [`ground ${(clubs[home] ?? 0) >> 1}`],
    })),
  };
}

function federation(): JointProblem {
  const competitions = Array.from({ length: Number(count) }, (_, index) => competition(index));
  const byClub = Map.groupBy(
    competitions.flatMap(({ teams }) => teams.map(({ id }) => id)),
    (id) => id.split(' of ')[0] ?? '',
  );
  const clubs = [...byClub];
  return {
    first: dateOf(0),
    last: dateOf(WEEKS * 7 - 1),
    kickOffs,
    venues: Array.from({ length: CLUBS / 2 }, (_, ground) => ({
      id: `ground ${ground}`,
      fields: [`${ground} A`, `${ground} B`],
      openings: weekends.map((day) => ({ from: day * DAY, to: (day + 1) * DAY })),
    })),
    competitions,
    // The first two teams of each club share a coach, the next two have siblings, then come teams A and B.
    people: clubs.flatMap(([club, own]) =>
      own.length > 1 ? [{ id: `coach of ${club}`, teams: own.slice(0, 2) }] : [],
    ),
    rules: {
      ...defaultRules,
      families: clubs.flatMap(([, [, , one, other]]) => (one && other ? [[one, other] as const] : [])),
      clubs: clubs.flatMap(([, [, , , , one, other]]) =>
        one && other ? [{ teams: [one, other] as const, wish: 'APART' as const }] : [],
      ),
    },
  };
}

/** Pairs of matches that use a field or a coach at the same time, counted without the engine. */
function clashes({ competitions, people }: JointProblem, placements: Placements): number {
  const matches = competitions.flatMap((own) => own.matches);
  const used = matches.flatMap(({ id, home, away }) => {
    const place = placements.get(id);
    const coaches = people.filter(({ teams }) => teams.includes(home) || teams.includes(away));
    return place
      ? [place.field, ...coaches.map((coach) => coach.id)].map((what) => ({ what, at: place.at }))
      : [];
  });
  return [...Map.groupBy(used, ({ what }) => what).values()].reduce((sum, own) => {
    const inOrder = own.map(({ at }) => at).sort((a, b) => a - b);
    return sum + inOrder.filter((at, index) => index > 0 && at - (inOrder[index - 1] ?? 0) < MINUTES).length;
  }, 0);
}

const joint = federation();
const found = solveTogether(joint, { seed: 'federation', steps: Number(steps) });
if ('breach' in found) throw new Error(JSON.stringify(found));
let last: Progress | undefined;
for (const progress of found) last = progress;
if (!last) throw new Error('The search reported nothing');
const { placements, unplaced, soft, offences } = last.calendar();
const matches = joint.competitions.reduce((sum, own) => sum + own.matches.length, 0);
console.log(`${joint.competitions.length} competitions, ${matches} matches, ${last.steps} steps`);
console.log(
  `placed ${placements.size}, left out ${unplaced.length}, clashes ${clashes(joint, placements)}, soft ${soft}`,
);
for (const [kind, own] of Map.groupBy(offences, ({ kind }) => kind)) console.log(`  ${kind}: ${own.length}`);
const [first] = unplaced;
if (first) console.log(JSON.stringify(explainTogether(joint, placements, first)?.conflict));
const { user } = process.cpuUsage();
console.log(
  `${(user / 1e6).toFixed(0)} s of CPU, ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most`,
);
