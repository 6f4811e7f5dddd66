import type { awardKinds } from '@traip/contract';
import { decideTie, finalPlaces, propagate, type Tie } from '@traip/engine/formats';
import { type AwardsBreach, awardsOf, type TableAwards } from '@traip/engine/standings';
import { hasTwoBronzes, outcomesOf, phaseOf } from '../bracket/bracket.ts';
import type { PhaseFacts } from '../facts/facts.ts';
import { playOffOf } from '../propagation/play-off.ts';
import { tablesOf } from '../table/tables.ts';
import { knockoutPlaces, resultsOf } from './knockout-places.ts';

/** An award for a team. */
export interface Award {
  readonly kind: (typeof awardKinds)[number];
  readonly teamId: string;
}

/** The awards of the last phase; none while it is open, or if it ends in several tables. */
export function awardsIn(phases: readonly PhaseFacts[]): readonly Award[] | AwardsBreach {
  const last = phases.findLast(({ state }) => state !== 'CANCELED');
  if (last === undefined) return [];
  const playOff = playOffOf(phases, last);
  // A play-off for promotion doesn't decide the champion: the table does.
  if (playOff !== null && playOff.bestPlace > 1) return awardsOfTable(playOff.from);
  return last.ties.length > 0 ? podium(last) : awardsOfTable(last);
}

function awardsOfTable(phase: PhaseFacts): readonly Award[] | AwardsBreach {
  const [only, ...others] = tablesOf(phase);
  if (only === undefined || others.length > 0) return [];
  const found = awardsOf(only.table);
  if (!('breach' in found)) return tableAwards(found);
  return found.breach === 'TIE_UNRESOLVED' ? found : [];
}

function tableAwards(found: TableAwards): readonly Award[] {
  const { champion, runnerUp, third, bestAttack, bestDefence, fairPlay } = found;
  const all = (kind: Award['kind'], teams: readonly (string | null)[]) =>
    teams.flatMap((teamId) => (teamId === null ? [] : [{ kind, teamId }]));
  return [
    ...all('CHAMPION', [champion]),
    ...all('RUNNER_UP', [runnerUp]),
    ...all('THIRD', [third]),
    ...all('BEST_ATTACK', bestAttack),
    ...all('BEST_DEFENCE', bestDefence),
    ...all('FAIR_PLAY', fairPlay),
  ];
}

/** From the final, with its replay if any, and the tie for third place or both bronzes. */
function podium(facts: PhaseFacts): readonly Award[] {
  const phase = propagate(phaseOf(facts), outcomesOf(facts));
  const results = resultsOf(facts);
  const verdicts = phase.ties.flatMap((tie) => {
    const verdict = decideTie(tie, results, phase.tieRules);
    return verdict.kind === 'DECIDED' ? [{ tie, ...sidesOf(tie, verdict.side) }] : [];
  });
  const final = verdicts.findLast(({ tie }) => tie.places.from === 1 && tie.places.to === 2);
  const third = verdicts.findLast(({ tie }) => tie.places.from === 3 && tie.places.to === 4);
  const thirds = hasTwoBronzes(facts)
    ? finalPlaces(phase, results).flatMap(({ place, team }) => (place === 3 ? [team] : []))
    : [third?.winner];
  const award = (kind: Award['kind'], teamId: string | undefined) =>
    teamId === undefined ? [] : [{ kind, teamId }];
  return [
    ...award('CHAMPION', final?.winner),
    ...award('RUNNER_UP', final?.loser),
    ...thirds.flatMap((teamId) => award('THIRD', teamId)),
  ];
}

/** The final places of a knockout with two bronzes: 1, 2, 3, 3, 5, 5, 7, 7. Empty until it is decided. */
export function rankingOf(facts: PhaseFacts): ReturnType<typeof finalPlaces> {
  return hasTwoBronzes(facts) ? knockoutPlaces(facts) : [];
}

function sidesOf({ first, second }: Tie, side: 'FIRST' | 'SECOND') {
  const [winner, loser] = side === 'FIRST' ? [first, second] : [second, first];
  return { winner: winner.participant, loser: loser.participant };
}
