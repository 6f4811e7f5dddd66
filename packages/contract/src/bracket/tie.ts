import type { Write } from '../call.ts';
import type { bracketParts } from '../shapes/bracket-round.ts';
import type { Fixture, Slot, StoredFixture } from '../shapes/broker.ts';
import { resultOf, type TieResult } from './result.ts';

type StoredMatch = Write<typeof StoredFixture>['match'];

type MatchOfFixture = Omit<StoredMatch, 'kickOff' | 'winner' | 'bout'> &
  Partial<Pick<StoredMatch, 'winner' | 'bout'>> & {
    readonly kickOff?: string | Date | null;
  };

/** With a match if it is stored, without one in a preview. */
export type FixtureView = Write<typeof Fixture> & {
  readonly match?: MatchOfFixture;
};
export type SlotView = Write<typeof Slot>;

type Part = (typeof bracketParts)[number];

/** The step of its part, and the index in it, both from 1. */
export interface TiePosition {
  readonly part: Part;
  readonly step: number;
  readonly index: number;
  /** The best position it is played for; 1 in the main bracket. */
  readonly firstPlace: number;
}

/** Two sides of which one advances, over one match or several. */
export interface BracketTie extends TiePosition {
  readonly id: string;
  readonly first: SlotView;
  readonly second: SlotView;
  readonly matches: number;
  /** The date of its next match; null once all are played, or without a date. */
  readonly nextAt: string | null;
  readonly result: TieResult | null;
  /** The match to open: its next one, or the last; null in a preview. */
  readonly matchId: string | null;
  /** The kick-off of that match; null without a date. */
  readonly at: string | null;
  readonly isLive: boolean;
}

const page: Readonly<Record<string, Pick<TiePosition, 'step' | 'index'>>> = {
  'q-1': { step: 1, index: 1 },
  'q-2': { step: 1, index: 2 },
  semi: { step: 2, index: 2 },
  final: { step: 3, index: 1 },
};

/** Parses the broker's tie ids (`r2-1`, `r3p3-1`, `u1-4`, `l2-1`, `gf-1`, `rep1-2`, `bronze-1`). */
export function parseTieId(id: string): TiePosition | null {
  const ofPage = page[id];
  if (ofPage !== undefined) return { part: 'MAIN', firstPlace: 1, ...ofPage };
  const grand = /^gf-(\d+)$/.exec(id);
  if (grand) return { part: 'GRAND_FINAL', step: Number(grand[1]), index: 1, firstPlace: 1 };
  const back = /^(?:rep(\d+)|bronze)-(\d+)$/.exec(id);
  if (back) {
    const [, step, index] = back;
    const part = step === undefined ? 'BRONZE' : 'REPECHAGE';
    return { part, step: Number(step ?? 1), index: Number(index), firstPlace: 3 };
  }
  const found = /^([rul])(\d+)(?:p(\d+))?-(\d+)$/.exec(id);
  if (!found) return null;
  const [, letter, step, firstPlace = '1', index] = found;
  const part = firstPlace === '1' ? partOf(letter) : 'PLACEMENT';
  return { part, step: Number(step), index: Number(index), firstPlace: Number(firstPlace) };
}

function partOf(letter: string | undefined): Part {
  if (letter === 'u') return 'UPPER';
  return letter === 'l' ? 'LOWER' : 'MAIN';
}

/** Matches without a tie are left out. */
export function tiesOf(fixtures: readonly FixtureView[]): readonly BracketTie[] {
  const byTie = Map.groupBy(fixtures, ({ tie }) => tie);
  return [...byTie].flatMap(([id, matches]) => {
    const position = id === null ? null : parseTieId(id);
    // The better seed is at home in the second leg, and is drawn on top.
    const decider = matches.length === 2 ? matches[1] : matches[0];
    if (id === null || position === null || decider === undefined) return [];
    const sides = { first: decider.home, second: decider.away };
    const result = resultOf({ id, ...sides, matches }, fixtures);
    const shown = matchToOpen(matches);
    return [
      {
        id,
        ...position,
        ...sides,
        matches: matches.length,
        nextAt: nextKickOff(matches),
        result,
        matchId: shown?.id ?? null,
        at: shown?.kickOff ? new Date(shown.kickOff).toISOString() : null,
        isLive: shown?.state === 'IN_PROGRESS',
      },
    ];
  });
}

function matchToOpen(matches: readonly FixtureView[]): MatchOfFixture | undefined {
  const stored = matches.flatMap(({ match }) => match ?? []);
  const next = stored.find(({ state }) => state !== 'FINISHED' && state !== 'CLOSED');
  return next ?? stored.at(-1);
}

function nextKickOff(matches: readonly FixtureView[]): string | null {
  const upcoming = matches.flatMap(({ match }) =>
    match?.kickOff && (match.state === 'SCHEDULED' || match.state === 'IN_PROGRESS')
      ? [new Date(match.kickOff).toISOString()]
      : [],
  );
  return upcoming.toSorted()[0] ?? null;
}

/** From top to bottom. */
export interface Step {
  readonly key: string;
  readonly part: Part;
  readonly step: number;
  /** How many ties fill it: a final 1, semi-finals 2. */
  readonly size: number;
  readonly ties: readonly BracketTie[];
}

const order: readonly Part[] = ['MAIN', 'UPPER', 'LOWER', 'REPECHAGE', 'BRONZE', 'PLACEMENT', 'GRAND_FINAL'];

/** In reading order: part by part, each from its first round. */
export function stepsOf(ties: readonly BracketTie[]): readonly Step[] {
  return order.flatMap((part) => {
    const own = ties.filter((tie) => tie.part === part);
    const last = Math.max(0, ...own.map(({ step }) => step));
    return [...Map.groupBy(own, ({ step }) => step)]
      .toSorted(([one], [other]) => one - other)
      .map(([step, inStep]) => ({
        key: `${part}-${step}`,
        part,
        step,
        size: tiesInStep(part, last - step, inStep.length),
        ties: inStep.toSorted((a, b) => a.firstPlace - b.firstPlace || a.index - b.index),
      }));
  });
}

/** Each round halves the field; in a lower bracket only every second one does. */
export function tiesInStep(part: Part, stepsToGo: number, ties: number): number {
  if (part === 'PLACEMENT' || part === 'GRAND_FINAL') return ties;
  // One of each half.
  if (part === 'REPECHAGE' || part === 'BRONZE') return 2;
  return 2 ** (part === 'LOWER' ? Math.floor(stepsToGo / 2) : stepsToGo);
}
