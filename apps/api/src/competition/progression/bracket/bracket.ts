import {
  type BestPlace,
  defaultParams,
  type GroupPlace,
  type Match,
  matchesOfTie,
  type Outcomes,
  type ParamsOf,
  type Phase,
  type Slot,
  type Tie,
  teamSlot,
} from '@traip/engine/formats';
import type { MatchFacts, PhaseFacts } from '../facts/facts.ts';
import { tieResult } from './bracket-result.ts';

/** Converts a stored phase to the engine's model. */
export function phaseOf(facts: PhaseFacts): Phase {
  const ties = tiesOf(facts);
  const entrants = facts.teams.map(({ teamId }) => teamSlot(teamId));
  const standalone = facts.matches.filter(({ tieKey, kind }) => tieKey === null && kind === 'NORMAL');
  const numbers = new Set([...ties.map(({ round }) => round), ...standalone.map(({ round }) => round)]);
  const rounds = [...numbers].toSorted((one, other) => one - other);
  return {
    algorithm: facts.algorithm ?? 'MANUAL',
    entrants,
    groups: facts.groups.map(({ key, members }) => ({ key, members })),
    rounds: rounds.map((number) => ({
      number,
      matches: standalone.filter(({ round }) => round === number).map(engineMatch),
      byes: number === 1 ? resting(ties, entrants) : [],
    })),
    ties,
    tieRules: tieRulesOf(facts),
  };
}

/** The ties, with the manually filled slots of their matches. */
function tiesOf({ ties, matches }: PhaseFacts): readonly Tie[] {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  return ties.map(({ tie }) => {
    const byHand = new Map<Slot, Slot>();
    for (const { id, home, away } of matchesOfTie(tie)) {
      const stored = byKey.get(id);
      if (stored?.home.manual) byHand.set(home, stored.home);
      if (stored?.away.manual) byHand.set(away, stored.away);
    }
    return {
      ...tie,
      first: byHand.get(tie.first) ?? tie.first,
      second: byHand.get(tie.second) ?? tie.second,
    };
  });
}

function engineMatch({ key, round, groupKey, home, away }: MatchFacts): Match {
  return { id: key, round, ...(groupKey === null ? {} : { group: groupKey }), home, away };
}

function resting(ties: readonly Tie[], entrants: readonly Slot[]): readonly Slot[] {
  const playing = ties
    .filter(({ round }) => round === 1)
    .flatMap(({ first, second }) => [first.participant, second.participant]);
  return entrants.filter(({ participant }) => !playing.includes(participant));
}

function tieRulesOf(facts: PhaseFacts): Phase['tieRules'] {
  const { awayGoals, extraTime, shootout } = knockoutParams(facts) ?? noTieRules;
  return { awayGoals, extraTime, shootout };
}

const noTieRules = { awayGoals: false, extraTime: false, shootout: false };

function knockoutParams({ algorithm, params }: PhaseFacts) {
  if (algorithm !== 'SINGLE_ELIM' && algorithm !== 'QUALIFY') return null;
  return { ...defaultParams[algorithm], ...(params as Partial<ParamsOf['SINGLE_ELIM']>) };
}

/** Whether a knockout has two bronzes, in whichever way. */
export const hasTwoBronzes = (facts: PhaseFacts): boolean =>
  (knockoutParams(facts)?.repechage ?? 'NONE') !== 'NONE';

/** What fills the slots of a phase: its own results, and the qualifiers of earlier phases. */
export function outcomesOf(facts: PhaseFacts): Outcomes {
  const qualifiedSlots = slotsOf(facts).filter(({ manual }) => !manual);
  return {
    results: facts.matches.flatMap(tieResult),
    places: qualifiedSlots.flatMap(groupPlace),
    best: qualifiedSlots.flatMap(bestPlace),
  };
}

/** Every slot of a phase that may be waiting for a team. */
export function slotsOf({ ties, groups, matches }: PhaseFacts): readonly Slot[] {
  return [
    ...ties.flatMap(({ tie }) => [tie.first, tie.second]),
    ...groups.flatMap(({ members }) => members),
    ...matches.flatMap(({ tieKey, home, away }) => (tieKey === null ? [home, away] : [])),
  ];
}

function groupPlace({ source, participant: team, provisional }: Slot): GroupPlace[] {
  if (source.kind !== 'GROUP' || team === undefined) return [];
  return [{ group: source.group, position: source.position, team, provisional }];
}

function bestPlace({ source, participant: team, provisional }: Slot): BestPlace[] {
  if (source.kind !== 'BEST' || team === undefined) return [];
  return [{ position: source.position, place: source.place, team, provisional }];
}
