import { firstIsHome, matchCount, tieMatchId } from '../elimination/tie-matches.ts';
import type { MatchId, Tie, TieRules } from '../model/phase.ts';
import type { MatchResult, Score } from './result.ts';

export type Side = 'FIRST' | 'SECOND';

type DecidedBy = 'AWARDED' | 'MATCHES' | 'AGGREGATE' | 'AWAY_GOALS' | 'EXTRA_TIME' | 'SHOOTOUT';

type TieVerdict =
  | { readonly kind: 'OPEN' }
  /** All matches are played and the sides are level. */
  | { readonly kind: 'LEVEL'; readonly needs: 'EXTRA_TIME' | 'SHOOTOUT' | 'AWARD' }
  | { readonly kind: 'DECIDED'; readonly side: Side; readonly by: DecidedBy; readonly provisional: boolean };

interface Played {
  readonly result: MatchResult;
  readonly firstHome: boolean;
}

const none: Score = { home: 0, away: 0 };

/** A score from the first side’s view: positive when ahead. */
function lead({ firstHome }: Played, { home, away }: Score): number {
  return firstHome ? home - away : away - home;
}

const sideOf = (ahead: number): Side => (ahead > 0 ? 'FIRST' : 'SECOND');
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function awardedLead(played: Played): number {
  const { awarded } = played.result;
  if (awarded === undefined) return 0;
  return lead(played, awarded === 'HOME' ? { home: 1, away: 0 } : { home: 0, away: 1 });
}

const regularLead = (played: Played) => lead(played, played.result.score);
const extraLead = (played: Played) => lead(played, played.result.extraTime ?? none);
const shootoutLead = (played: Played) => lead(played, played.result.shootout ?? none);

/** Away goals, first without and then with extra time (UEFA rule in force until 2020-21). */
function awayGoalsLead(played: Played, withExtraTime: boolean): number {
  const { score, extraTime = none } = played.result;
  return lead(played, { home: 0, away: score.away + (withExtraTime ? extraTime.away : 0) });
}

type Results = Pick<ReadonlyMap<MatchId, MatchResult>, 'get'>;

function playedOf(tie: Tie, results: Results): Played[] {
  return Array.from({ length: matchCount(tie) }, (_, index) => index).flatMap((index) => {
    const result = results.get(tieMatchId(tie, index));
    return result && result.state !== 'IN_PROGRESS' ? [{ result, firstHome: firstIsHome(tie, index) }] : [];
  });
}

function decided(side: Side, by: DecidedBy, played: readonly Played[]): TieVerdict {
  return { kind: 'DECIDED', side, by, provisional: played.some(({ result }) => result.state !== 'CLOSED') };
}

/** The first of these leads that is not zero. */
function firstLead(played: Played): number {
  const leads = [awardedLead(played), regularLead(played), extraLead(played), shootoutLead(played)];
  return leads.find((ahead) => ahead !== 0) ?? 0;
}

function decideSeries(tie: Tie, played: readonly Played[]): TieVerdict {
  const leads = played.map(firstLead);
  const enough = (tie.bestOf + 1) / 2;
  if (leads.filter((ahead) => ahead > 0).length >= enough) return decided('FIRST', 'MATCHES', played);
  if (leads.filter((ahead) => ahead < 0).length >= enough) return decided('SECOND', 'MATCHES', played);
  return played.length < tie.bestOf ? { kind: 'OPEN' } : { kind: 'LEVEL', needs: 'AWARD' };
}

/** Aggregate, then away goals, then extra time, then the shoot-out. */
function decideLegs(tie: Tie, played: readonly Played[], rules: TieRules): TieVerdict {
  if (played.length < tie.legs) return { kind: 'OPEN' };
  const awarded = played.map(awardedLead).findLast((ahead) => ahead !== 0);
  if (awarded !== undefined && tie.legs === 1) return decided(sideOf(awarded), 'AWARDED', played);
  const awayGoals = (withExtraTime: boolean) =>
    rules.awayGoals && tie.legs === 2 ? sum(played.map((leg) => awayGoalsLead(leg, withExtraTime))) : 0;
  const criteria: readonly (readonly [DecidedBy, number])[] = [
    ['AGGREGATE', sum(played.map(regularLead))],
    ['AWAY_GOALS', awayGoals(false)],
    ['EXTRA_TIME', sum(played.map(extraLead))],
    ['AWAY_GOALS', awayGoals(true)],
    ['SHOOTOUT', sum(played.map(shootoutLead))],
    ['AWARDED', awarded ?? 0],
  ];
  const decisive = criteria.find(([, ahead]) => ahead !== 0);
  return decisive
    ? decided(sideOf(decisive[1]), decisive[0], played)
    : { kind: 'LEVEL', needs: nextStep(played, rules) };
}

function nextStep(played: readonly Played[], rules: TieRules): 'EXTRA_TIME' | 'SHOOTOUT' | 'AWARD' {
  if (rules.extraTime && played.every(({ result }) => result.extraTime === undefined)) return 'EXTRA_TIME';
  return rules.shootout ? 'SHOOTOUT' : 'AWARD';
}

/** A one-match tie, the most common case: checked first for being open or won in regular time. */
function decideMatch(tie: Tie, result: MatchResult | undefined, rules: TieRules): TieVerdict {
  if (result === undefined || result.state === 'IN_PROGRESS') return { kind: 'OPEN' };
  const played = { result, firstHome: firstIsHome(tie, 0) };
  const ahead = regularLead(played);
  if (ahead === 0 || result.awarded !== undefined) return decideLegs(tie, [played], rules);
  return { kind: 'DECIDED', side: sideOf(ahead), by: 'AGGREGATE', provisional: result.state !== 'CLOSED' };
}

/** Who advances from a tie and by what, or what is still missing. */
export function decideTie(tie: Tie, results: Results, rules: TieRules): TieVerdict {
  if (matchCount(tie) === 1) return decideMatch(tie, results.get(tie.id), rules);
  const played = playedOf(tie, results);
  return tie.bestOf > 1 ? decideSeries(tie, played) : decideLegs(tie, played, rules);
}
