import { createRandom, type Random } from '../../chance/random.ts';
import { bracketSize } from '../elimination/bracket.ts';
import { doubleElimination } from '../elimination/double.ts';
import { pagePlayoff } from '../elimination/page-playoff.ts';
import { bracketPhase, singleElimination } from '../elimination/single.ts';
import { drawGroups } from '../groups/groups.ts';
import { type MainRoundParams, mainGroups, mainRounds } from '../main-round/main-round.ts';
import { countBreach, type FormatBreach, isBreach } from '../model/breach.ts';
import { type Entrant, inSeedOrder } from '../model/entrant.ts';
import { type AlgorithmKey, noTieRules, type Phase } from '../model/phase.ts';
import { teamSlot, waitingSlot } from '../model/slot.ts';
import { americanoRounds, firstMexicanoRound } from '../partners/rotation.ts';
import { crossGroups } from '../qualify/crossing.ts';
import { groupRounds, roundRobinRounds } from '../round-robin/round-robin.ts';
import { pairSwissRound } from '../swiss/pair-round.ts';
import { swissRound } from '../swiss/swiss-round.ts';
import { algorithms } from './catalogue.ts';
import {
  defaultParams,
  type GroupsConfig,
  type ParamsOf,
  type QualifyConfig,
  type SwissConfig,
} from './params.ts';

/** An algorithm with its parameters; missing ones take their defaults. */
export type GenerateConfig = {
  readonly [K in AlgorithmKey]: {
    readonly phaseId: string;
    readonly algorithm: K;
    readonly params?: Partial<ParamsOf[K]>;
  };
}[AlgorithmKey];

const slotsOf = (entrants: readonly Entrant[]) => entrants.map(({ team }) => teamSlot(team));

const emptyPhase = (algorithm: AlgorithmKey, entrants: readonly Entrant[]): Phase => ({
  algorithm,
  entrants: slotsOf(entrants),
  groups: [],
  rounds: [],
  ties: [],
  tieRules: noTieRules,
});

function generateGroups(
  entrants: readonly Entrant[],
  config: GroupsConfig,
  random: Random,
): Phase | FormatBreach {
  const groups = drawGroups(entrants, config, random);
  if (isBreach(groups)) return groups;
  return { ...emptyPhase('GROUPS', entrants), groups, rounds: groupRounds(groups, config) };
}

/** The number of rounds of a knockout of so many teams. */
function knockoutRounds(count: number): number {
  let rounds = 0;
  while (2 ** rounds < count) rounds += 1;
  return rounds;
}

/** A Swiss starts with one round; each further one is paired once the previous one is played. */
function generateSwiss(
  entrants: readonly Entrant[],
  config: SwissConfig,
  random: Random,
): Phase | FormatBreach {
  const rounds = config.rounds ?? knockoutRounds(entrants.length);
  if (rounds > entrants.length - 1) return { breach: 'INVALID_PARAM', param: 'rounds' };
  const teams = entrants.map(({ team, club }) => ({
    team,
    games: [],
    ...(club === undefined ? {} : { club }),
  }));
  const initialSide = random.below(2) === 0 ? 'HOME' : 'AWAY';
  const paired = pairSwissRound(teams, { ...config, rounds, winPoints: 1, initialSide });
  return isBreach(paired) ? paired : { ...emptyPhase('SWISS', entrants), rounds: [swissRound(paired, 1)] };
}

function generateQualify(config: QualifyConfig): Phase | FormatBreach {
  const listed = config.entries.map(waitingSlot);
  const entries = config.crossing === 'LISTED' ? listed : crossGroups(config.groups, config.qualifiers);
  if (isBreach(entries)) return entries;
  if (entries.length < 2 || bracketSize(entries.length) !== entries.length) {
    return { breach: 'INVALID_PARAM', param: 'entries' };
  }
  const phase = bracketPhase(entries, { ...config, seeding: 'STANDARD' });
  return { ...phase, algorithm: 'QUALIFY' };
}

function generateMainRound(params: MainRoundParams): Phase | FormatBreach {
  const groups = mainGroups(params);
  if (isBreach(groups)) return groups;
  const rounds = mainRounds(groups, params);
  if (isBreach(rounds)) return rounds;
  const entrants = groups.flatMap(({ members }) => members);
  return { ...emptyPhase('MAIN_ROUND', []), entrants, groups, rounds };
}

function dispatch(
  config: GenerateConfig,
  entrants: readonly Entrant[],
  random: Random,
): Phase | FormatBreach {
  switch (config.algorithm) {
    case 'ROUND_ROBIN': {
      const params = { ...defaultParams.ROUND_ROBIN, ...config.params };
      return { ...emptyPhase('ROUND_ROBIN', entrants), rounds: roundRobinRounds(slotsOf(entrants), params) };
    }
    case 'GROUPS':
      return generateGroups(entrants, { ...defaultParams.GROUPS, ...config.params }, random);
    case 'SINGLE_ELIM':
      return singleElimination(slotsOf(entrants), { ...defaultParams.SINGLE_ELIM, ...config.params }, random);
    case 'DOUBLE_ELIM':
      return doubleElimination(slotsOf(entrants), { ...defaultParams.DOUBLE_ELIM, ...config.params });
    case 'SWISS':
      return generateSwiss(entrants, { ...defaultParams.SWISS, ...config.params }, random);
    case 'PAGE_PLAYOFF':
      return pagePlayoff(slotsOf(entrants));
    case 'QUALIFY':
      return generateQualify({ ...defaultParams.QUALIFY, ...config.params });
    case 'MAIN_ROUND':
      return generateMainRound({ ...defaultParams.MAIN_ROUND, ...config.params });
    case 'AMERICANO': {
      const params = { ...defaultParams.AMERICANO, ...config.params };
      return { ...emptyPhase('AMERICANO', entrants), rounds: americanoRounds(entrants, params, random) };
    }
    case 'MEXICANO': {
      const params = { ...defaultParams.MEXICANO, ...config.params };
      return { ...emptyPhase('MEXICANO', entrants), rounds: [firstMexicanoRound(entrants, params, random)] };
    }
    case 'LADDER':
    case 'MANUAL':
      return emptyPhase(config.algorithm, entrants);
  }
}

/** Most formats need no randomness, so the seed is only used when something is drawn. */
function chanceOf(seed: string): Random {
  let drawn: Random | null = null;
  const random = () => {
    drawn ??= createRandom(seed);
    return drawn;
  };
  return {
    next: () => random().next(),
    below: (n) => random().below(n),
    shuffle: (items) => random().shuffle(items),
  };
}

/** Generates a phase: the same config, teams and seed always give the same one. */
export function generate(
  config: GenerateConfig,
  teams: readonly Entrant[],
  seed: string,
): Phase | FormatBreach {
  const limits = algorithms.find(({ key }) => key === config.algorithm)?.teams;
  const entrants = inSeedOrder(teams);
  if (isBreach(entrants)) return entrants;
  const breach = limits ? countBreach(entrants.length, limits.min, limits.max) : null;
  if (breach) return breach;
  return dispatch(config, entrants, chanceOf(`${seed}|${config.phaseId}|${config.algorithm}`));
}
