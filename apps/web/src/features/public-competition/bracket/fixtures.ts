import type { FixtureView, SlotView } from '../../../ui/bracket/tie.ts';
import type { MatchItemView } from '../../../ui/match-list/types.ts';

interface Place {
  readonly step: number;
  readonly index: number;
}

/** The matches of a knock-out as its picture reads them: each tie under the name of its place in the tree. */
export function fixturesOf(matches: readonly MatchItemView[]): readonly FixtureView[] {
  const ties = tiesOf(matches);
  const names = namesOf(ties, matches);
  return matches.map((match) => ({
    ...{ key: match.id, round: match.round, group: match.group },
    tie: names.get(tieKey(match)) ?? null,
    home: slotOf(match.home, match.homeOrigin, names, ties),
    away: slotOf(match.away, match.awayOrigin, names, ties),
  }));
}

/** Matches of one round between the same two sides belong together: they are the legs of a tie. */
const tieKey = (match: MatchItemView) =>
  [
    match.round,
    ...[sideKey(match.home, match.homeOrigin), sideKey(match.away, match.awayOrigin)].sort(),
  ].join(' ');

function sideKey(team: MatchItemView['home'], origin: MatchItemView['homeOrigin']): string {
  return team?.id ?? `${origin?.kind} ${origin?.match?.id} ${origin?.group} ${origin?.position}`;
}

/** The tie of each match, by the match's id. */
function tiesOf(matches: readonly MatchItemView[]): ReadonlyMap<string, string> {
  return new Map(matches.map((match) => [match.id, tieKey(match)]));
}

type Names = ReadonlyMap<string, string>;

/** Walks from the final back to where its sides come from: upper half first. */
function namesOf(ties: Names, matches: readonly MatchItemView[]): Names {
  const last = Math.max(...matches.map(({ round }) => round));
  const decided = matches.filter(({ round }) => round === last);
  const isForPlaces = ({ homeOrigin, awayOrigin }: MatchItemView) =>
    homeOrigin?.kind === 'LOSER' || awayOrigin?.kind === 'LOSER';
  const names = new Map<string, string>();
  const final = decided.find((match) => !isForPlaces(match));
  if (final !== undefined) place(final, { step: last, index: 1 }, { ties, matches, names });
  for (const match of matches.filter(isForPlaces))
    if (!names.has(tieKey(match))) names.set(tieKey(match), `r${match.round}p3-1`);
  nameTheRest(matches, names);
  return names;
}

interface Walk {
  readonly ties: Names;
  readonly matches: readonly MatchItemView[];
  readonly names: Map<string, string>;
}

function place(match: MatchItemView, { step, index }: Place, walk: Walk): void {
  walk.names.set(tieKey(match), `r${step}-${index}`);
  for (const [half, origin] of [match.homeOrigin, match.awayOrigin].entries()) {
    const feeder = walk.matches.find(({ id }) => id === origin?.match?.id);
    if (origin?.kind === 'WINNER' && feeder !== undefined && !walk.names.has(tieKey(feeder)))
      place(feeder, { step: feeder.round, index: 2 * index - 1 + half }, walk);
  }
}

/** Where nothing leads back, the places that are left in a round are taken in order. */
function nameTheRest(matches: readonly MatchItemView[], names: Map<string, string>): void {
  const taken = new Set(names.values());
  for (const match of matches) {
    if (names.has(tieKey(match))) continue;
    let index = 1;
    while (taken.has(`r${match.round}-${index}`)) index++;
    names.set(tieKey(match), `r${match.round}-${index}`);
    taken.add(`r${match.round}-${index}`);
  }
}

function slotOf(
  team: MatchItemView['home'],
  origin: MatchItemView['homeOrigin'],
  names: Names,
  ties: Names,
): SlotView {
  const tie = names.get(ties.get(origin?.match?.id ?? '') ?? '');
  const { kind = 'TEAM', position = null, group = null, round = null } = origin ?? {};
  const source =
    kind === 'WINNER' || kind === 'LOSER'
      ? { kind: tie === undefined ? 'EMPTY' : kind, tie }
      : { kind, position, group, rank: position, round, place: 1 };
  return { source, team, isProvisional: origin?.isProvisional ?? false };
}
