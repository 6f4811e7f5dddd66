import type { Pair } from '@traip/engine/match';
import {
  type DraftMatch,
  type DraftPhase,
  type DraftResult,
  emptyDraft,
  type Feed,
  type ForeignFile,
  type ForeignProblem,
  type PhaseKind,
  played,
  problemAt,
  type Reading,
} from '../model/draft.ts';
import { at, type Json, listAt, numberAt, readJson, textAt } from '../read/json.ts';
import { readInstant } from '../read/read-date.ts';
import { pairsIn } from '../read/read-score.ts';
import { sportByName } from '../read/sport-by-name.ts';

/** The three kinds of objects of a tournament, from either version of the API. */
interface Parts {
  tournament: Json | undefined;
  readonly participants: Json[];
  readonly matches: Json[];
}

interface Participant {
  readonly name: string;
  readonly seed: number | null;
  readonly rank: number | null;
}

/**
 * A Challonge tournament: version 1 of its API with participants and matches included, or version 2.1
 * (JSON:API), where they can also come in separate files.
 */
export function readChallonge(files: readonly ForeignFile[]): Reading {
  const problems: ForeignProblem[] = [];
  const parts: Parts = { tournament: undefined, participants: [], matches: [] };
  for (const { name: file, text } of files) {
    const data = readJson(text);
    if (data === undefined) problems.push(problemAt({ file, line: null }, 'JSON_UNREADABLE'));
    else sort(data, parts);
  }
  const file = files[0]?.name ?? '';
  const people = new Map(parts.participants.flatMap(participantsById));
  const { tournament } = parts;
  const type = (textAt(tournament, 'tournament_type') ?? 'single elimination')
    .replaceAll('_', ' ')
    .toLowerCase();
  const read = parts.matches.toSorted(byPlayOrder).map((match) => readMatch(match, { file, people, type }));
  problems.push(...read.flatMap((match) => ('sentence' in match ? match : [])));
  const matches = read.flatMap((match) => ('sentence' in match ? [] : match));
  const teams = [...new Set(people.values())].toSorted(
    (one, other) => (one.seed ?? 1e6) - (other.seed ?? 1e6),
  );
  return {
    format: 'CHALLONGE',
    columns: [],
    problems,
    draft: {
      ...emptyDraft,
      name: textAt(tournament, 'name'),
      sportKey: sportByName(textAt(tournament, 'game_name')),
      teams: teams.map(({ name, seed }) => ({ name, seed })),
      phases: phasesOf(matches, type, teams),
      points: type === 'swiss' || type === 'round robin' ? pointsOf(tournament, type) : null,
      stated:
        type === 'swiss' || type === 'round robin'
          ? teams.flatMap(({ name, rank }) => (rank === null ? [] : [{ team: name, rank, points: null }]))
          : [],
    },
  };
}

/** Sorts objects by kind; attributes of JSON:API are read as if they were the object. */
function sort(data: Json, parts: Parts): void {
  const items = Array.isArray(data) ? (data as readonly Json[]) : [data];
  for (const item of items) {
    const wrapped = at(item, 'tournament') ?? null;
    if (wrapped !== null) {
      parts.tournament = wrapped;
      parts.participants.push(...listAt(wrapped, 'participants').map((one) => at(one, 'participant') ?? one));
      parts.matches.push(...listAt(wrapped, 'matches').map((one) => at(one, 'match') ?? one));
    } else sortResource(item, parts);
  }
}

function sortResource(item: Json, parts: Parts): void {
  const data = at(item, 'data');
  if (data !== undefined) {
    for (const one of Array.isArray(data) ? (data as readonly Json[]) : [data]) sortResource(one, parts);
    for (const one of listAt(item, 'included')) sortResource(one, parts);
    return;
  }
  const type = textAt(item, 'type');
  if (type === 'tournament') parts.tournament = flat(item);
  else if (type === 'participant') parts.participants.push(flat(item));
  else if (type === 'match') parts.matches.push(flat(item));
  else if (at(item, 'participant') !== undefined) parts.participants.push(at(item, 'participant') ?? null);
  else if (at(item, 'match') !== undefined) parts.matches.push(at(item, 'match') ?? null);
}

function flat(item: Json): Json {
  const attributes = at(item, 'attributes');
  const relationships = at(item, 'relationships');
  const inside = attributes !== null && typeof attributes === 'object' ? attributes : {};
  return { ...inside, id: textAt(item, 'id') ?? '', ...(relationships ? { relationships } : {}) };
}

/** In a group stage people have other ids. */
function participantsById(data: Json): readonly (readonly [string, Participant])[] {
  const name = textAt(data, 'display_name') ?? textAt(data, 'name') ?? textAt(data, 'username');
  if (name === null) return [];
  const participant = { name, seed: numberAt(data, 'seed'), rank: numberAt(data, 'final_rank') };
  const ids = [textAt(data, 'id'), ...listAt(data, 'group_player_ids').map((id) => textAt(id))];
  return ids.flatMap((id) => (id === null ? [] : [[id, participant] as const]));
}

/** In the suggested play order, or by their letters: A to Z, then AA. */
function byPlayOrder(one: Json, other: Json): number {
  const order = (match: Json) => numberAt(match, 'suggested_play_order');
  const [first, second] = [order(one), order(other)];
  if (first !== null && second !== null) return first - second;
  const letters = (match: Json) => textAt(match, 'identifier') ?? '';
  return letters(one).length - letters(other).length || (letters(one) < letters(other) ? -1 : 1);
}

interface ReadContext {
  readonly file: string;
  readonly people: ReadonlyMap<string, Participant>;
  readonly type: string;
}

function readMatch(data: Json, { file, people, type }: ReadContext): DraftMatch | ForeignProblem {
  const ids = [playerId(data, 1), playerId(data, 2)] as const;
  const [home, away] = ids.map((id) => (id === null ? null : (people.get(id)?.name ?? undefined)));
  const place = { file, line: null };
  const lost = ids.find((id) => id !== null && !people.has(id));
  if (home === undefined || away === undefined)
    return problemAt(place, 'TEAM_NOT_IN_FILE', { found: lost ?? null });
  const round = numberAt(data, 'round') ?? 1;
  const group = textAt(data, 'group_id') ?? textAt(data, 'relationships', 'group', 'data', 'id');
  return {
    ...place,
    round: String(round),
    group,
    home,
    away,
    kickOff: momentOf(data),
    venue: textAt(data, 'location'),
    isCancelled: false,
    result: textAt(data, 'state') === 'complete' ? resultOf(data, ids) : null,
    ...(group === null && type.includes('elimination') ? bracketOf(data, round, type) : {}),
  };
}

function playerId(data: Json, number: 1 | 2): string | null {
  return (
    textAt(data, `player${number}_id`) ??
    textAt(data, 'relationships', `player${number}`, 'data', 'id') ??
    textAt(data, 'points_by_participant', number - 1, 'participant_id')
  );
}

function momentOf(data: Json): Date | null {
  const times = ['scheduled_time', 'underway_at', 'started_at', 'completed_at'];
  return (
    times
      .map((key) => readInstant(at(data, key) ?? at(data, 'timestamps', key)))
      .find((time) => time !== null) ?? null
  );
}

function resultOf(data: Json, [first, second]: readonly [string | null, string | null]): DraftResult {
  const winnerId = textAt(data, 'winner_id');
  const winner = winnerId === null ? null : winnerId === first ? 'HOME' : winnerId === second ? 'AWAY' : null;
  if (at(data, 'forfeited') === true && winner !== null)
    return played({ outcome: winner === 'HOME' ? 'FORFEIT_AWAY' : 'FORFEIT_HOME' });
  const scores = scoresOf(data);
  const isEmpty = scores.every(({ home, away }) => home === 0 && away === 0) && winner !== null;
  if (isEmpty) return played({ winner });
  return played({ ...(scores.length === 1 ? { score: scores[0] ?? null } : { sets: scores }), winner });
}

/** Version 1 writes "3-1,2-3,3-0"; version 2.1 has them as lists, and as "2 - 1" for the whole. */
function scoresOf(data: Json): readonly Pair[] {
  const csv = textAt(data, 'scores_csv');
  if (csv !== null) return pairsIn(csv);
  const sets = listAt(data, 'score_in_sets').flatMap((set) => {
    const [home, away] = [numberAt(set, 0), numberAt(set, 1)];
    return home === null || away === null ? [] : [{ home, away }];
  });
  return sets.length > 0 ? sets : pairsIn(textAt(data, 'scores') ?? '');
}

/** Negative rounds are the lower bracket, and round zero is the match for third place. */
function bracketOf(data: Json, round: number, type: string): Partial<DraftMatch> {
  const key = textAt(data, 'id') ?? '';
  const feed = (number: 1 | 2): Feed | null => {
    const from = textAt(data, `player${number}_prereq_match_id`);
    if (from === null) return null;
    return {
      kind: at(data, `player${number}_is_prereq_match_loser`) === true ? 'LOSER' : 'WINNER',
      key: from,
    };
  };
  const bracket = round === 0 ? 'THIRD' : round < 0 && type.startsWith('double') ? 'LOWER' : 'MAIN';
  return { key, homeFrom: feed(1), awayFrom: feed(2), bracket };
}

const kinds: Readonly<Record<string, PhaseKind>> = {
  'round robin': 'LEAGUE',
  swiss: 'SWISS',
  'double elimination': 'DOUBLE',
};

/** The group stage, if there was one, and the rest. */
function phasesOf(
  matches: readonly DraftMatch[],
  type: string,
  teams: readonly Participant[],
): readonly DraftPhase[] {
  const inGroups = matches.filter(({ group }) => group !== null);
  const rest = matches.filter(({ group }) => group === null);
  const kind = kinds[type] ?? 'KNOCKOUT';
  const phase = (own: readonly DraftMatch[], of: PhaseKind): readonly DraftPhase[] =>
    own.length === 0
      ? []
      : [
          {
            name: null,
            kind: of,
            matches: own,
            byes: of === 'SWISS' ? byesOf(own, teams) : [],
            extraPoints: [],
          },
        ];
  return [
    ...phase(withLetters(inGroups), 'GROUPS'),
    ...phase(kind === 'DOUBLE' ? withGrandFinal(rest) : rest, kind),
  ];
}

/** Groups have arbitrary numbers: the first is A. */
function withLetters(matches: readonly DraftMatch[]): readonly DraftMatch[] {
  const ids = [...new Set(matches.map(({ group }) => group))];
  return matches.map((match) => ({ ...match, group: String.fromCharCode(65 + ids.indexOf(match.group)) }));
}

/** The last round of the upper bracket is the grand final; an unneeded replay is dropped. */
function withGrandFinal(matches: readonly DraftMatch[]): readonly DraftMatch[] {
  const last = String(Math.max(...matches.map(({ round }) => Number(round))));
  const finals = matches.filter(({ round }) => round === last);
  const unneeded = finals.slice(1).filter(({ result }) => result === null && finals[0]?.result !== null);
  return matches
    .filter((match) => !unneeded.includes(match))
    .map((match) => (match.round === last ? { ...match, bracket: 'GRAND_FINAL' as const } : match));
}

/** Teams without a match in a played round have a bye. */
function byesOf(matches: readonly DraftMatch[], teams: readonly Participant[]): DraftPhase['byes'] {
  return [...Map.groupBy(matches, ({ round }) => round)].flatMap(([round, own]) => {
    const playing = new Set(own.flatMap(({ home, away }) => [home, away]));
    const resting = teams.filter(({ name }) => !playing.has(name));
    return resting.length === 1 ? resting.map(({ name: team }) => ({ round: Number(round), team })) : [];
  });
}

function pointsOf(tournament: Json | undefined, type: string) {
  const prefix = type === 'swiss' ? 'pts_for_match' : 'rr_pts_for_match';
  const win = numberAt(tournament, `${prefix}_win`);
  const draw = numberAt(tournament, `${prefix}_tie`);
  return win === null || draw === null || win < draw ? null : { win, draw, loss: 0 };
}
