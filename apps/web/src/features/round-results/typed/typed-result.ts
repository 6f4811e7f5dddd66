import type { ResultsOfRound, Round, Write } from '@traip/contract';
import type { Localised, SportRules } from '@traip/engine';
import { setWinner } from '@traip/engine/match';
import { toHolesInput } from '../../../ui/bout/holes-values.ts';

export type RoundMatchData = Write<typeof Round>['matches'][number];
export type ResultToSend = Write<typeof ResultsOfRound>['results'][number];
export type Side = 'home' | 'away';

/** Two boxes as typed; empty: no input. */
export type Boxes = Readonly<Record<Side, string>>;

/** The input of a row that the backend hasn't confirmed. Its field names are stored on devices. */
export interface TypedResult {
  readonly score: Boxes;
  readonly sets: readonly Boxes[];
  readonly shootOut: Boxes;
  /** How a bout was won; empty: by the score. */
  readonly method: string;
  readonly winner: 'HOME' | 'AWAY';
  /** The version of the match when it was typed. */
  readonly version: number;
  /** Saved on this device, to be sent like this. */
  readonly queued?: ResultToSend;
  /** Why the backend refused it. */
  readonly refusal?: Localised;
}

const noBoxes: Boxes = { home: '', away: '' };

const boxesOf = (pair: { readonly home: number; readonly away: number } | null): Boxes =>
  pair === null ? noBoxes : { home: `${pair.home}`, away: `${pair.away}` };

/** No input yet. */
export const noResult: TypedResult = {
  score: noBoxes,
  sets: [],
  shootOut: noBoxes,
  method: '',
  winner: 'HOME',
  version: 1,
};

/** The margin, in the winner's box; for a halved match, in the first. */
export function holesBoxes({ method, winner }: Pick<TypedResult, 'method' | 'winner'>): Boxes {
  return winner === 'AWAY' ? { home: '', away: method } : { home: method, away: '' };
}

/** The side with a value in its box wins; the other box is emptied. */
export function holesWith(typed: TypedResult, side: Side, value: string): TypedResult {
  return { ...typed, method: value, winner: side === 'home' ? 'HOME' : 'AWAY' };
}

/** The initial values of a row. A match without a result has no score, whatever its events add up to. */
export function savedResult(match: RoundMatchData): TypedResult {
  const hasResult = match.state !== 'CREATED' && match.state !== 'SCHEDULED';
  return {
    score: boxesOf(hasResult ? match.score : null),
    sets: match.sets.map(boxesOf),
    shootOut: boxesOf(match.shootOut),
    method: match.method ?? '',
    winner: match.winnerByMethod ?? ((match.score?.away ?? 0) > (match.score?.home ?? 0) ? 'AWAY' : 'HOME'),
    version: match.version,
  };
}

export const isBlank = ({ home, away }: Boxes) => home === '' && away === '';
export const isFull = ({ home, away }: Boxes) => home !== '' && away !== '';

/** The sets up to the last one with a value. */
export function typedSets({ sets }: Pick<TypedResult, 'sets'>): readonly Boxes[] {
  return sets.slice(0, sets.findLastIndex((set) => !isBlank(set)) + 1);
}

export const numbersOf = ({ home, away }: Boxes) => ({ home: Number(home), away: Number(away) });

/** The score of a row: in set sports, the sets won as soon as there is one. */
export function scoreOf(typed: TypedResult, { sets: shape }: Pick<SportRules, 'sets'>): Boxes {
  const sets = typedSets(typed);
  if (shape === null || sets.length === 0) return typed.score;
  const winners = sets.map((set, at) =>
    isFull(set) ? setWinner(shape, at + 1, numbersOf(set), true) : null,
  );
  const count = (side: 'HOME' | 'AWAY') => `${winners.filter((winner) => winner === side).length}`;
  return { home: count('HOME'), away: count('AWAY') };
}

/** If both scores add up to the points of a match, one determines the other. */
export function scoreWith(
  score: Boxes,
  side: Side,
  value: string,
  { partners }: Pick<SportRules, 'partners'>,
): Boxes {
  const typed = { ...score, [side]: value };
  const points = partners?.points ?? null;
  if (points === null) return typed;
  const rest = value === '' ? '' : `${points - Number(value)}`;
  return Number(rest) < 0 ? typed : { ...typed, [side === 'home' ? 'away' : 'home']: rest };
}

/** Whether the row differs from the stored result. */
export function isChanged(typed: TypedResult, match: RoundMatchData): boolean {
  const saved = savedResult(match);
  const values = ({ score, shootOut, method, winner, ...rest }: TypedResult) =>
    JSON.stringify([score, typedSets(rest), shootOut, method, method === '' ? null : winner]);
  return values(typed) !== values(saved);
}

/** Nothing was typed, or everything was deleted. */
export function isEmpty(typed: TypedResult): boolean {
  return isBlank(typed.score) && typedSets(typed).length === 0 && typed.method === '';
}

/** The result in the backend's format. */
export function toResult(
  typed: TypedResult,
  { id: matchId, isKnockout }: Pick<RoundMatchData, 'id' | 'isKnockout'>,
  rules: SportRules,
): ResultToSend {
  const base = { matchId, version: typed.version };
  const sets = typedSets(typed).map(numbersOf);
  const score = hasPoints(typed, rules) ? { score: numbersOf(typed.score) } : {};
  const shootOut =
    mayShootOut(typed, { isKnockout }, rules) && isFull(typed.shootOut)
      ? { shootOut: numbersOf(typed.shootOut) }
      : {};
  const ending = rules.scoring === 'HOLES' ? toHolesInput(typed, rules) : boutOf(typed);
  if (rules.sets !== null && sets.length > 0) return { ...base, sets, ...ending };
  return { ...base, ...score, ...shootOut, ...ending };
}

function boutOf({ method, winner }: TypedResult): Pick<ResultToSend, 'method' | 'winner'> {
  if (method === '') return {};
  return method === 'DRAW' ? { method } : { method, winner };
}

/** Whether points are required; they are optional for judges' decisions and bouts with a method. */
export function hasPoints(
  { score, method }: TypedResult,
  { bout, scoring }: Pick<SportRules, 'bout' | 'scoring'>,
): boolean {
  if (scoring === 'HOLES') return false;
  if (bout === null || method === '') return true;
  return !bout.judged && isFull(score);
}

/** A level score that a shoot-out may have decided. */
export function mayShootOut(
  { score }: Pick<TypedResult, 'score'>,
  { isKnockout }: Pick<RoundMatchData, 'isKnockout'>,
  { sets, draw, points }: SportRules,
): boolean {
  const isPlayed = (isKnockout && draw.knockout.includes('SHOOT_OUT')) || points.shootOutWin !== null;
  return sets === null && isPlayed && isFull(score) && Number(score.home) === Number(score.away);
}
