import type { FilePhase, FileSlot, Locale } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { type MatchResult, winningSide } from '@traip/engine/match';
import {
  type Draft,
  type DraftMatch,
  type DraftPhase,
  type ForeignProblem,
  noteAt,
  type PhaseKind,
  problemAt,
} from '../model/draft.ts';
import { matchResult } from './match-result.ts';
import { legsOf, numberRounds } from './rounds.ts';
import { buildTies, type CountedMatch, firstIsHome, swapped } from './ties.ts';

type FileMatch = FilePhase['matches'][number];

interface BuildContext {
  readonly rules: SportRules;
  readonly locale: Locale;
  readonly codeOf: (team: string) => string;
  readonly at: Date;
  readonly teams: Draft['teams'];
}

interface BuiltPhase {
  readonly phase: FilePhase;
  readonly problems: readonly ForeignProblem[];
}

const phaseNames: Readonly<Record<PhaseKind, Readonly<Record<Locale, string>>>> = {
  LEAGUE: { es: 'Liga', en: 'League' },
  GROUPS: { es: 'Grupos', en: 'Groups' },
  KNOCKOUT: { es: 'Eliminatorias', en: 'Knockout' },
  DOUBLE: { es: 'Doble eliminación', en: 'Double elimination' },
  SWISS: { es: 'Suizo', en: 'Swiss' },
};

/** A phase of the file, and the results that its sport does not allow. */
export function buildPhase(draft: DraftPhase, context: BuildContext): BuiltPhase {
  const counted = draft.matches.map(
    (match): CountedMatch => ({ match, result: countedResult(match, context) }),
  );
  const isBracket = draft.kind === 'KNOCKOUT' || draft.kind === 'DOUBLE';
  const { ties, matches, problems } = isBracket
    ? inBracket(counted, context)
    : { ties: [], ...inTable(draft, counted, context) };
  const name = draft.name?.slice(0, 60) || phaseNames[draft.kind][context.locale];
  const entered = enteredIn(draft, context);
  const groupOf = new Map(
    draft.matches.flatMap(({ home, away, group }) => [[home, group] as const, [away, group] as const]),
  );
  const groups =
    draft.kind === 'GROUPS' ? [...new Set(draft.matches.flatMap(({ group }) => group ?? []))] : [];
  return {
    problems: [...counted.flatMap((one) => problemsOf(one)), ...problems],
    phase: {
      name,
      state: stateOf(matches),
      isParallel: false,
      broker: { ...formatOf(draft, groups.length, entered.length), seed: 'import' },
      teams: entered.map(({ name: team, seed }) => ({
        team: context.codeOf(team),
        seed,
        pot: null,
        group: draft.kind === 'GROUPS' ? (groupOf.get(team) ?? null) : null,
      })),
      groups: groups.map((key) => ({
        key,
        members: entered
          .filter(({ name: team }) => groupOf.get(team) === key)
          .map(({ name: team }) => teamSlot(context.codeOf(team))),
      })),
      ties,
      matches,
      byes: draft.byes.map(({ round, team }) => ({ round, team: context.codeOf(team) })),
      adjustments: draft.extraPoints.map(({ team, points }) => ({
        team: context.codeOf(team),
        points,
        reason: context.locale === 'es' ? 'Ronda de descanso' : 'Bye',
        effectiveFrom: context.at,
      })),
    },
  };
}

const teamSlot = (team: string): FileSlot => ({
  source: { kind: 'TEAM', team },
  participant: team,
  provisional: false,
});

/** The teams that play in it; if the whole competition is one phase, all listed teams. */
function enteredIn({ matches, byes }: DraftPhase, { teams }: BuildContext): Draft['teams'] {
  const playing = new Set([
    ...matches.flatMap(({ home, away }) => [home, away]),
    ...byes.map(({ team }) => team),
  ]);
  return teams.filter(({ name }) => playing.has(name));
}

function countedResult({ result, home, away }: DraftMatch, { rules }: BuildContext): MatchResult | null {
  return result === null || home === null || away === null ? null : matchResult(result, rules);
}

function problemsOf({ match, result }: CountedMatch): readonly ForeignProblem[] {
  if (match.result === null || match.home === null || match.away === null) return [];
  if (result !== null)
    return match.result.score === null && match.result.sets.length === 0 && match.result.outcome === 'NORMAL'
      ? [noteAt(match, 'NOTE_ONLY_WINNER')]
      : [];
  const { score, sets } = match.result;
  const found = [score, ...sets].flatMap((pair) => (pair ? `${pair.home}-${pair.away}` : [])).join(' ');
  return [problemAt(match, 'RESULT_AGAINST_RULES', { column: 'score', found })];
}

interface BuiltMatches {
  readonly matches: FileMatch[];
  readonly problems: readonly ForeignProblem[];
}

function inTable(
  { matches: drafts, kind }: DraftPhase,
  counted: readonly CountedMatch[],
  context: BuildContext,
): BuiltMatches {
  const resultOf = new Map(counted.map(({ match, result }) => [match, result]));
  const seen = new Set<string>();
  const problems: ForeignProblem[] = [];
  const count = new Map<number, number>();
  const matches = numberRounds(drafts).map(({ match, round }) => {
    const pairing = JSON.stringify([round, match.group, match.home, match.away]);
    if (seen.has(pairing))
      problems.push(problemAt(match, 'SAME_MATCH_TWICE', { found: `${match.home} - ${match.away}` }));
    seen.add(pairing);
    const result = resultOf.get(match) ?? null;
    const isDrawn = result !== null && result.outcome === 'NORMAL' && winningSide(result) === null;
    if (isDrawn && !context.rules.draw.league && kind !== 'SWISS')
      problems.push(
        problemAt(match, 'RESULT_AGAINST_RULES', {
          column: 'score',
          found: `${result.score.home}-${result.score.away}`,
        }),
      );
    const place = (count.get(round) ?? 0) + 1;
    count.set(round, place);
    const group = kind === 'GROUPS' ? match.group : null;
    return fileMatch(match, result, { key: `r${round}-${place}`, round, group, tie: null }, context);
  });
  return { matches, problems };
}

function inBracket(counted: readonly CountedMatch[], context: BuildContext) {
  const problems: ForeignProblem[] = [];
  const built = buildTies(counted);
  const matches = built.flatMap(({ tie, matches: own, isDecided }) => {
    const last = own.at(-1);
    if (!isDecided && last)
      problems.push(
        problemAt(last.match, 'KNOCKOUT_UNDECIDED', {
          column: 'score',
          found: `${last.match.home} - ${last.match.away}`,
        }),
      );
    return own.map(({ match, result, key, isSwapped }, index) => {
      const place = { key, round: tie.round, group: null, tie: tie.id };
      const row = fileMatch(match, result && isSwapped ? swapped(result) : result, place, context);
      const [home, away] = firstIsHome(tie, index) ? [tie.first, tie.second] : [tie.second, tie.first];
      const isIfNeeded = tie.onlyIfSecondWon !== undefined;
      return { ...row, home: coded(home, context), away: coded(away, context), isIfNeeded };
    });
  });
  const ties = built.map(({ tie }) => ({
    ...tie,
    first: coded(tie.first, context),
    second: coded(tie.second, context),
  }));
  return { ties: ties as FilePhase['ties'], matches, problems };
}

function coded(
  slot: { readonly source: object; readonly participant?: string },
  { codeOf }: BuildContext,
): FileSlot {
  const { source, participant } = slot as FileSlot;
  return {
    ...(slot as FileSlot),
    source: source.kind === 'TEAM' ? { ...source, team: codeOf(source.team) } : source,
    ...(participant === undefined ? {} : { participant: codeOf(participant) }),
  };
}

interface FilePlace {
  readonly key: string;
  readonly round: number;
  readonly group: string | null;
  readonly tie: string | null;
}

function fileMatch(
  match: DraftMatch,
  result: MatchResult | null,
  place: FilePlace,
  { codeOf }: BuildContext,
): FileMatch {
  const slot = (team: string | null): FileSlot =>
    team === null ? { source: { kind: 'EMPTY' }, provisional: false } : teamSlot(codeOf(team));
  const open = match.kickOff === null ? 'CREATED' : 'SCHEDULED';
  return {
    ...place,
    kind: 'NORMAL',
    isIfNeeded: false,
    home: slot(match.home),
    away: slot(match.away),
    kickOff: match.kickOff,
    state: result !== null ? 'CLOSED' : match.isCancelled ? 'CANCELLED' : open,
    result: result as FileMatch['result'],
  };
}

function stateOf(matches: readonly FileMatch[]): FilePhase['state'] {
  const isOver = ({ state, isIfNeeded }: FileMatch) =>
    state === 'CLOSED' || state === 'CANCELLED' || isIfNeeded;
  if (matches.length > 0 && matches.every(isOver)) return 'FINISHED';
  return matches.some(({ state }) => state === 'CLOSED') ? 'IN_PROGRESS' : 'PENDING';
}

type Format = Pick<NonNullable<FilePhase['broker']>, 'algorithm' | 'params'>;

/** A league in which not all teams meet equally often was made by hand. */
function formatOf({ kind, matches }: DraftPhase, groups: number, teams: number): Format {
  switch (kind) {
    case 'LEAGUE': {
      const legs = legsOf(matches, teams);
      return legs === null
        ? { algorithm: 'MANUAL', params: {} }
        : { algorithm: 'ROUND_ROBIN', params: { legs } };
    }
    case 'GROUPS': {
      const byGroup = Map.groupBy(matches, ({ group }) => group);
      const legs = [...byGroup.values()].map((own) =>
        legsOf(own, new Set(own.flatMap(({ home, away }) => [home, away])).size),
      );
      const [first = null] = legs;
      const isEven = first !== null && legs.every((one) => one === first);
      return {
        algorithm: 'GROUPS',
        params: { groups: Math.max(1, groups), ...(isEven ? { legs: first } : {}) },
      };
    }
    case 'SWISS':
      return {
        algorithm: 'SWISS',
        params: { rounds: Math.max(1, ...numberRounds(matches).map(({ round }) => round)) },
      };
    case 'DOUBLE':
      return { algorithm: 'DOUBLE_ELIM', params: {} };
    case 'KNOCKOUT':
      return { algorithm: 'SINGLE_ELIM', params: {} };
  }
}
