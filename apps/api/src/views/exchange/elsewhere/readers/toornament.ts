import {
  type DraftMatch,
  type DraftPhase,
  type DraftResult,
  emptyDraft,
  type Feed,
  type ForeignFile,
  type ForeignProblem,
  noteAt,
  type PhaseKind,
  played,
  problemAt,
  type Reading,
} from '../model/draft.ts';
import { at, type Json, listAt, numberAt, readJson, textAt } from '../read/json.ts';
import { readInstant } from '../read/read-date.ts';
import { sportByName } from '../read/sport-by-name.ts';

/** The lists in Toornament's API. */
interface Parts {
  tournament: Json | undefined;
  readonly participants: Json[];
  readonly stages: Json[];
  readonly groups: Json[];
  readonly rounds: Json[];
  readonly matches: Json[];
}

/**
 * A Toornament tournament: the lists of version 2 of its API, each in a file or all in one object by their
 * names. Opponents' origins come from bracket nodes, or from who won earlier matches.
 */
export function readToornament(files: readonly ForeignFile[]): Reading {
  const problems: ForeignProblem[] = [];
  const parts: Parts = {
    tournament: undefined,
    participants: [],
    stages: [],
    groups: [],
    rounds: [],
    matches: [],
  };
  for (const { name: file, text } of files) {
    const data = readJson(text);
    if (data === undefined) problems.push(problemAt({ file, line: null }, 'JSON_UNREADABLE'));
    else sort(data, parts);
  }
  const file = files[0]?.name ?? '';
  const stages = stagesOf(parts);
  const duels = oncePerMatch(parts.matches).filter((match) => listAt(match, 'opponents').length === 2);
  if (duels.length < parts.matches.length) problems.push(noteAt({ file, line: null }, 'NOTE_NOT_READ'));
  const phases = stages.map((stage) => phaseOf(stage, duels, { file, parts }));
  const names = [
    ...parts.participants,
    ...duels.flatMap((match) => listAt(match, 'opponents').map((one) => at(one, 'participant') ?? null)),
  ];
  const teams = [...new Set(names.flatMap((one) => textAt(one, 'name') ?? []))];
  return {
    format: 'TOORNAMENT',
    columns: [],
    problems,
    draft: {
      ...emptyDraft,
      name: textAt(parts.tournament, 'full_name') ?? textAt(parts.tournament, 'name'),
      sportKey: sportByName(textAt(parts.tournament, 'discipline')),
      competitors: textAt(parts.tournament, 'participant_type') === 'team' ? 'TEAM' : null,
      teams: teams.map((name) => ({ name, seed: null })),
      phases: phases.filter(({ matches }) => matches.length > 0),
      points: pointsOf(stages),
    },
  };
}

const lists = ['participants', 'stages', 'groups', 'rounds', 'matches'] as const;

function sort(data: Json, parts: Parts): void {
  if (Array.isArray(data)) {
    for (const item of data as readonly Json[]) sortItem(item, parts);
    return;
  }
  const isBundle = lists.some((list) => Array.isArray(at(data, list)));
  if (!isBundle) {
    sortItem(data, parts);
    return;
  }
  parts.tournament =
    at(data, 'tournament') ?? (at(data, 'discipline') === undefined ? parts.tournament : data);
  for (const list of lists) parts[list].push(...listAt(data, list));
  parts.matches.push(...listAt(data, 'bracket_nodes'));
}

function sortItem(item: Json, parts: Parts): void {
  if (at(item, 'opponents') !== undefined) parts.matches.push(item);
  else if (at(item, 'discipline') !== undefined) parts.tournament = item;
  else if (at(item, 'group_id') !== undefined) parts.rounds.push(item);
  else if (at(item, 'stage_id') !== undefined) parts.groups.push(item);
  else if (stageKinds[textAt(item, 'type') ?? ''] !== undefined) parts.stages.push(item);
  else if (textAt(item, 'name') !== null) parts.participants.push(item);
}

const stageKinds: Readonly<Record<string, PhaseKind>> = {
  pools: 'GROUPS',
  league: 'LEAGUE',
  swiss: 'SWISS',
  simple: 'LEAGUE',
  custom: 'LEAGUE',
  single_elimination: 'KNOCKOUT',
  double_elimination: 'DOUBLE',
  bracket_groups: 'KNOCKOUT',
};

/** In order; matches of a file without stages are one stage. */
function stagesOf({ stages, matches }: Parts): readonly Json[] {
  const byNumber = stages.toSorted(
    (one, other) => (numberAt(one, 'number') ?? 0) - (numberAt(other, 'number') ?? 0),
  );
  if (byNumber.length > 0) return byNumber;
  return [...new Set(matches.map((match) => textAt(match, 'stage_id') ?? ''))].map((id) => ({
    id,
    type: 'league',
  }));
}

/** A bracket node is the match of the same id, with more details. */
function oncePerMatch(matches: readonly Json[]): readonly Json[] {
  const known = new Map<string, Json>();
  for (const match of matches) {
    const id = textAt(match, 'id') ?? String(known.size);
    const before = known.get(id);
    const isNode = (one: Json) =>
      listAt(one, 'opponents').some((side) => at(side, 'source_node_id') !== undefined);
    if (before === undefined || isNode(match)) known.set(id, match);
  }
  return [...known.values()];
}

interface ReadContext {
  readonly file: string;
  readonly parts: Parts;
}

function phaseOf(stage: Json, duels: readonly Json[], context: ReadContext): DraftPhase {
  const id = textAt(stage, 'id') ?? '';
  const own = duels.filter((match) => (textAt(match, 'stage_id') ?? '') === id);
  const kind = stageKinds[textAt(stage, 'type') ?? ''] ?? 'LEAGUE';
  const groups = new Set(own.map((match) => textAt(match, 'group_id')));
  const isGrouped = kind === 'GROUPS' || (kind === 'LEAGUE' && groups.size > 1);
  const ordered = own.toSorted((one, other) => orderOf(one, context) - orderOf(other, context));
  const matches = ordered.map((match) => readMatch(match, isGrouped ? 'GROUPS' : kind, context));
  return {
    name: textAt(stage, 'name'),
    kind: isGrouped ? 'GROUPS' : kind,
    matches: kind === 'DOUBLE' ? withGrandFinal(matches) : matches,
    byes: [],
    extraPoints: [],
  };
}

/** By group, round and number within it: losers' brackets come after winners' brackets. */
function orderOf(match: Json, { parts }: ReadContext): number {
  const group = numberOf(parts.groups, textAt(match, 'group_id'));
  const round = numberOf(parts.rounds, textAt(match, 'round_id'));
  return round * 1e6 + group * 1e3 + (numberAt(match, 'number') ?? 0);
}

function numberOf(items: readonly Json[], id: string | null): number {
  const index = items.findIndex((item) => textAt(item, 'id') === id);
  return index < 0 ? 0 : (numberAt(items[index], 'number') ?? index + 1);
}

function readMatch(data: Json, kind: PhaseKind, { file, parts }: ReadContext): DraftMatch {
  const [one, other] = listAt(data, 'opponents');
  const nameOf = (id: string | null, list: readonly Json[]) => {
    const found = list.find((item) => textAt(item, 'id') === id);
    return textAt(found, 'name') ?? textAt(found, 'number');
  };
  const groupId = textAt(data, 'group_id');
  const roundId = textAt(data, 'round_id');
  return {
    file,
    line: null,
    round: nameOf(roundId, parts.rounds) ?? (roundId === null ? '1' : roundId),
    group: kind === 'GROUPS' ? (nameOf(groupId, parts.groups) ?? groupId) : null,
    home: textAt(one, 'participant', 'name'),
    away: textAt(other, 'participant', 'name'),
    kickOff: readInstant(at(data, 'scheduled_datetime')) ?? readInstant(at(data, 'played_at')),
    venue: null,
    isCancelled: false,
    result: textAt(data, 'status') === 'completed' ? resultOf(one, other) : null,
    ...(kind === 'KNOCKOUT' || kind === 'DOUBLE' ? bracketOf(data, kind, nameOf(groupId, parts.groups)) : {}),
  };
}

function resultOf(home: Json | undefined, away: Json | undefined): DraftResult {
  const isOut = (side: Json | undefined) => at(side, 'forfeit') === true;
  if (isOut(home) && isOut(away)) return played({ outcome: 'DOUBLE_FORFEIT' });
  if (isOut(home) || isOut(away)) return played({ outcome: isOut(home) ? 'FORFEIT_HOME' : 'FORFEIT_AWAY' });
  const scores = [numberAt(home, 'score'), numberAt(away, 'score')] as const;
  const winner = textAt(home, 'result') === 'win' ? 'HOME' : textAt(away, 'result') === 'win' ? 'AWAY' : null;
  if (scores[0] === null || scores[1] === null) return played({ winner });
  return played({ score: { home: scores[0], away: scores[1] }, winner });
}

function bracketOf(data: Json, kind: PhaseKind, group: string | null): Partial<DraftMatch> {
  const key = textAt(data, 'id');
  const feed = (side: Json | undefined): Feed | null => {
    const from = textAt(side, 'source_node_id');
    if (from === null) return null;
    return { kind: textAt(side, 'source_type') === 'loser' ? 'LOSER' : 'WINNER', key: from };
  };
  const [one, other] = listAt(data, 'opponents');
  const isLower =
    kind === 'DOUBLE' && (textAt(data, 'branch') === 'bottom' || /los|lower|perdedor/i.test(group ?? ''));
  return {
    ...(key === null ? {} : { key }),
    homeFrom: feed(one),
    awayFrom: feed(other),
    bracket: isLower ? 'LOWER' : 'MAIN',
  };
}

/** The match that leads nowhere, and its replay. */
function withGrandFinal(matches: readonly DraftMatch[]): readonly DraftMatch[] {
  const feederKeys = new Set(matches.flatMap(({ homeFrom, awayFrom }) => [homeFrom?.key, awayFrom?.key]));
  const isLast = ({ key, bracket, round }: DraftMatch) =>
    bracket !== 'LOWER' &&
    (/grand final/i.test(round) || (feederKeys.size > 1 && key !== undefined && !feederKeys.has(key)));
  return matches.map((match) => (isLast(match) ? { ...match, bracket: 'GRAND_FINAL' as const } : match));
}

function pointsOf(stages: readonly Json[]) {
  const settings = stages
    .map((stage) => at(stage, 'settings'))
    .find((one) => numberAt(one, 'win_points') !== null);
  const [win, draw, loss] = ['win_points', 'draw_points', 'loss_points'].map((key) =>
    numberAt(settings, key),
  );
  if (win == null || draw == null || loss == null) return null;
  return win >= draw && draw >= loss && loss >= 0 ? { win, draw, loss } : null;
}
