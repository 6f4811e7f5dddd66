import {
  type Bracket,
  defaultParams,
  type Entrant,
  type FormatBreach,
  type GenerateConfig,
  generate,
  hasPartners,
  isBreach,
  matchesOf,
  type Phase,
  type RotationKey,
  roundsOfRotation,
  takesQualifiers,
} from '@traip/engine/formats';
import type { FormatPhase } from '../draft/formats.ts';

/** A part of a competition in the preview. */
export interface PreviewStage {
  readonly kind:
    | 'league'
    | 'groups'
    | 'mainRound'
    | 'swiss'
    | 'partners'
    | 'upper'
    | 'lower'
    | 'grandFinal'
    | 'placement'
    | 'repechage'
    | 'bronze'
    | 'knockout';
  /** For a knockout: its number of ties, 1 being the final. Otherwise: its number of rounds. */
  readonly size: number;
  readonly matches: number;
}

export interface Preview {
  readonly matches: number;
  readonly rounds: number;
  readonly byes: number;
  readonly stages: readonly PreviewStage[];
  /** Matches per round, in playing order. */
  readonly roundSizes: readonly number[];
  readonly perTeam: { readonly min: number; readonly max: number } | null;
}

export interface PreviewBreach {
  /** The phase that cannot be generated. */
  readonly phase: number;
  readonly breach: FormatBreach | { readonly breach: 'TOO_MANY_MATCHES'; readonly max: number };
}

/** The backend's limit per phase. */
const maxMatches = 10_000;

/** Counted by generating the fixtures. */
export function previewOf(phases: readonly FormatPhase[], teams: number): Preview | PreviewBreach {
  const entrants = Array.from(
    { length: teams },
    (_, index): Entrant => ({ team: `${index + 1}`, seed: index + 1 }),
  );
  const parts: Preview[] = [];
  for (const [index, phase] of phases.entries()) {
    if (isTooLarge(phase, teams))
      return { phase: index, breach: { breach: 'TOO_MANY_MATCHES', max: maxMatches } };
    // One round shows whether partners can change; drawing all of them would slow down typing.
    const params = hasPartners(phase.algorithm) ? { ...phase.params, rounds: 1 } : phase.params;
    const config = { ...phase, phaseId: `${index}`, params } as GenerateConfig;
    const drawn = generate(config, takesQualifiers(phase.algorithm) ? [] : entrants, 'preview');
    if (isBreach(drawn)) return { phase: index, breach: drawn };
    parts.push(countOf(drawn, phase, teams));
  }
  return parts.reduce(joined);
}

function isTooLarge({ algorithm, params }: FormatPhase, teams: number): boolean {
  if (algorithm !== 'ROUND_ROBIN' && algorithm !== 'GROUPS') return false;
  const { legs } = { ...defaultParams[algorithm], ...params } as { legs: number };
  const { groups = null, size = 4 } = params as { groups?: number | null; size?: number };
  const count = algorithm === 'GROUPS' ? (groups ?? Math.max(1, Math.ceil(teams / size))) : 1;
  const each = Math.ceil(teams / count);
  return (count * each * (each - 1) * legs) / 2 > maxMatches;
}

function joined(before: Preview, after: Preview): Preview {
  return {
    matches: before.matches + after.matches,
    rounds: before.rounds + after.rounds,
    byes: before.byes + after.byes,
    stages: [...before.stages, ...after.stages],
    roundSizes: [...before.roundSizes, ...after.roundSizes],
    // Teams that do not qualify play only the first phase.
    perTeam:
      before.perTeam && after.perTeam
        ? { min: before.perTeam.min, max: before.perTeam.max + after.perTeam.max }
        : null,
  };
}

function countOf(phase: Phase, { params }: FormatPhase, teams: number): Preview {
  if (phase.algorithm === 'SWISS') return swissOf(params, teams);
  if (hasPartners(phase.algorithm)) return partnersOf(phase.algorithm, params, teams);
  const roundSizes = phase.rounds.map(({ matches }) => matches.length);
  const matches = roundSizes.reduce((sum, size) => sum + size, 0);
  return {
    matches,
    rounds: phase.rounds.length,
    byes: phase.rounds.reduce((sum, { byes }) => sum + byes.length, 0),
    stages: stagesOf(phase, matches),
    roundSizes,
    perTeam: perTeamIn(phase, teams),
  };
}

/** A Swiss is paired round by round, but its numbers of rounds and matches are known. */
function swissOf(params: FormatPhase['params'], teams: number): Preview {
  const requestedRounds = (params as { rounds?: number | null }).rounds ?? null;
  const rounds = requestedRounds ?? Math.ceil(Math.log2(teams));
  const each = Math.floor(teams / 2);
  const byes = teams % 2 === 0 ? 0 : rounds;
  return {
    matches: rounds * each,
    rounds,
    byes,
    roundSizes: Array.from({ length: rounds }, () => each),
    stages: [{ kind: 'swiss', size: rounds, matches: rounds * each }],
    perTeam: { min: byes > 0 ? rounds - 1 : rounds, max: rounds },
  };
}

/** Formats drawn round by round count all their rounds. */
function partnersOf(algorithm: RotationKey, params: FormatPhase['params'], teams: number): Preview {
  const { courts = null } = params as { courts?: number | null };
  const rounds = roundsOfRotation(algorithm, params, teams);
  const each = Math.min(courts ?? teams, Math.floor(teams / 4));
  const rests = rounds * (teams - 4 * each);
  return {
    matches: rounds * each,
    rounds,
    byes: rests,
    roundSizes: Array.from({ length: rounds }, () => each),
    stages: [{ kind: 'partners', size: rounds, matches: rounds * each }],
    perTeam: { min: rounds - Math.ceil(rests / teams), max: rounds - Math.floor(rests / teams) },
  };
}

function stagesOf(phase: Phase, matches: number): PreviewStage[] {
  if (phase.algorithm === 'ROUND_ROBIN') return [{ kind: 'league', size: phase.rounds.length, matches }];
  if (phase.algorithm === 'GROUPS') return [{ kind: 'groups', size: phase.rounds.length, matches }];
  if (phase.algorithm === 'MAIN_ROUND') return [{ kind: 'mainRound', size: phase.rounds.length, matches }];
  const isDouble = phase.algorithm === 'DOUBLE_ELIM';
  const byStage = Map.groupBy(phase.ties, ({ bracket, round }) => `${bracket} ${isDouble ? '' : round}`);
  const byTie = Map.groupBy(matchesOf(phase), ({ tie, id }) => tie ?? id);
  return [...byStage.values()].flatMap((ties) => {
    const bracket = ties[0]?.bracket ?? 'MAIN';
    const played = ties.reduce((sum, { id }) => sum + (byTie.get(id)?.length ?? 0), 0);
    const size = isDouble ? new Set(ties.map(({ round }) => round)).size : bracketPlace(ties);
    return played === 0 ? [] : [{ kind: kindOf(bracket, isDouble), size, matches: played }];
  });
}

/** With byes a round has fewer ties than slots, so the slots determine the round. */
function bracketPlace(ties: readonly { readonly places: { readonly to: number } }[]): number {
  return Math.max(...ties.map(({ places }) => places.to)) / 2;
}

function kindOf(bracket: Bracket, isDouble: boolean): PreviewStage['kind'] {
  if (bracket === 'LOWER') return 'lower';
  if (bracket === 'GRAND_FINAL') return 'grandFinal';
  if (bracket === 'PLACEMENT') return 'placement';
  if (bracket === 'REPECHAGE') return 'repechage';
  if (bracket === 'BRONZE') return 'bronze';
  return isDouble ? 'upper' : 'knockout';
}

function perTeamIn(phase: Phase, teams: number): Preview['perTeam'] {
  switch (phase.algorithm) {
    case 'ROUND_ROBIN':
    case 'GROUPS':
      return appearances(phase);
    case 'MAIN_ROUND': {
      const each = (2 * matchesOf(phase).length) / phase.entrants.length;
      return { min: each, max: each };
    }
    case 'SINGLE_ELIM':
    case 'QUALIFY': {
      const legs = phase.ties[0]?.legs ?? 1;
      const rounds = Math.max(0, ...phase.ties.map(({ round }) => round));
      return { min: legs, max: rounds * legs };
    }
    case 'DOUBLE_ELIM':
      return teams > 2 ? { min: 2, max: phase.rounds.length } : null;
    default:
      return null;
  }
}

/** The minimum and maximum number of matches per team. */
function appearances(phase: Phase): Preview['perTeam'] {
  const sides = matchesOf(phase).flatMap(({ home, away }) => [home.participant, away.participant]);
  const counts = [...Map.groupBy(sides, (team) => team).values()].map(({ length }) => length);
  return counts.length === 0 ? null : { min: Math.min(...counts), max: Math.max(...counts) };
}
