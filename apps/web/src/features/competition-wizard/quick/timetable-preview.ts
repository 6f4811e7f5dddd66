import {
  type Entrant,
  type GenerateConfig,
  generate,
  isBreach,
  type Phase,
  playersOf,
  type Slot,
  type Tie,
  takesQualifiers,
} from '@traip/engine/formats';
import {
  matchesOfPhases,
  type Quality,
  type TimetableMatch,
  timeOf,
  timetable,
} from '@traip/engine/timetable';
import type { FormatPhase } from '../draft/formats.ts';
import { previewOf } from '../preview/preview.ts';

/** A side in the preview: a team, or where it will come from. */
export type PreviewSide =
  | { readonly kind: 'team'; readonly name: string }
  | { readonly kind: 'group'; readonly position: number; readonly group: string }
  | { readonly kind: 'winner' | 'loser' | 'open' };

export type PreviewRound =
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'round'; readonly number: number }
  /** How many ties its step has, 1 being the final. */
  | { readonly kind: 'knockout'; readonly size: number }
  | { readonly kind: 'third' }
  | { readonly kind: 'repechage' }
  | { readonly kind: 'bronze' }
  | { readonly kind: 'other' };

export interface PreviewMatch {
  readonly id: string;
  readonly day: string;
  readonly time: string;
  readonly field: number;
  readonly round: PreviewRound;
  /** Of the whole competition. */
  readonly number: number;
  readonly home: PreviewSide;
  readonly away: PreviewSide;
}

export interface TimetablePreview {
  readonly matches: readonly PreviewMatch[];
  readonly quality: Quality;
  /** When the last match is over. */
  readonly end: string;
}

type Wishes = Parameters<typeof timetable>[1];

/** The same times as the server will give; null if the format can't be played. */
export function previewTimetable(
  phases: readonly FormatPhase[],
  teams: readonly string[],
  wishes: Wishes,
): TimetablePreview | null {
  const drawn = drawPhases(phases, teams.length);
  if (drawn === null) return null;
  const matches = [...matchesOfPhases(drawn), ...laterRounds(phases, drawn, teams.length)];
  const { placed, quality } = timetable(matches, wishes);
  const byId = new Map(matches.map((match) => [match.id, match]));
  return {
    quality,
    end: timeOf(quality.end),
    matches: placed.flatMap(({ match: id, day, from, field }) => {
      const match = byId.get(id);
      return match ? [{ id, day, time: timeOf(from), field, ...described(match, drawn, teams) }] : [];
    }),
  };
}

function drawPhases(phases: readonly FormatPhase[], count: number): readonly Phase[] | null {
  const entrants = Array.from(
    { length: count },
    (_, index): Entrant => ({ team: `${index}`, seed: index + 1 }),
  );
  const drawn: Phase[] = [];
  for (const [index, phase] of phases.entries()) {
    const config = { phaseId: `${index}`, ...phase } as GenerateConfig;
    const generated = generate(config, takesQualifiers(phase.algorithm) ? [] : entrants, 'preview');
    if (isBreach(generated)) return null;
    drawn.push(generated);
  }
  return drawn;
}

/** A Swiss is paired round by round, but its number of matches is known. */
function laterRounds(
  phases: readonly FormatPhase[],
  drawn: readonly Phase[],
  teams: number,
): readonly TimetableMatch[] {
  const [phase] = drawn;
  if (phase?.algorithm !== 'SWISS' && phase?.algorithm !== 'MEXICANO') return [];
  const counted = previewOf(phases, teams);
  if ('breach' in counted) return [];
  const idsOf = (round: number) =>
    Array.from({ length: counted.roundSizes[round - 1] ?? 0 }, (_, index) => `swiss ${round} ${index}`);
  const firstIds = matchesOfPhases(drawn).map(({ id }) => id);
  return Array.from({ length: counted.rounds - 1 }, (_, index) => index + 2).flatMap((round) =>
    idsOf(round).map((id) => ({
      id,
      phase: 0,
      key: id,
      round,
      sides: [],
      after: round === 2 ? firstIds : idsOf(round - 1),
      isFinal: false,
    })),
  );
}

function described(
  { phase: index, key, round }: TimetableMatch,
  drawn: readonly Phase[],
  teams: readonly string[],
) {
  const phase = drawn[index];
  const match = phase?.rounds.flatMap(({ matches }) => matches).find(({ id }) => id === key);
  const open: PreviewSide = { kind: 'open' };
  if (phase === undefined || match === undefined)
    return { number: round, round: { kind: 'round', number: round } as const, home: open, away: open };
  const tie = phase.ties.find(({ id }) => id === match.tie);
  return {
    number: round,
    round: tie ? roundOfTie(tie) : roundOf(match.group, match.round),
    home: sideOf(match.home, teams),
    away: sideOf(match.away, teams),
  };
}

const roundOf = (group: string | undefined, number: number): PreviewRound =>
  group === undefined ? { kind: 'round', number } : { kind: 'group', group };

function roundOfTie({ bracket, places }: Tie): PreviewRound {
  if (bracket === 'PLACEMENT' && places.from === 3 && places.to === 4) return { kind: 'third' };
  if (bracket === 'PLACEMENT') return { kind: 'other' };
  if (bracket === 'REPECHAGE') return { kind: 'repechage' };
  if (bracket === 'BRONZE') return { kind: 'bronze' };
  return places.from === 1 ? { kind: 'knockout', size: places.to / 2 } : { kind: 'other' };
}

function sideOf({ participant, source }: Slot, teams: readonly string[]): PreviewSide {
  if (participant !== undefined) {
    const names = playersOf(participant).map((player) => teams[Number(player)] ?? '');
    return { kind: 'team', name: names.join(' / ') };
  }
  if (source.kind === 'GROUP') return { kind: 'group', position: source.position, group: source.group };
  if (source.kind === 'WINNER') return { kind: 'winner' };
  return { kind: source.kind === 'LOSER' ? 'loser' : 'open' };
}
