import { at } from '../model/at.ts';
import type { Group, Match, Round } from '../model/phase.ts';
import type { Slot } from '../model/slot.ts';
import { type LegScheme, repeatLegs } from './legs.ts';
import { type Pairing, pairingRounds, type RoundOrder } from './pairings.ts';

export interface RoundRobinParams {
  readonly legs: 1 | 2 | 3 | 4;
  readonly order: RoundOrder;
  readonly legScheme: LegScheme;
  /** False on neutral ground: the better seed is named first in every match of the first leg. */
  readonly homeBalance: boolean;
}

export const roundRobinDefaults: RoundRobinParams = {
  legs: 1,
  order: 'CIRCLE',
  legScheme: 'MIRRORED',
  homeBalance: true,
};

const betterSeedFirst = ([one, other]: Pairing): Pairing => (one < other ? [one, other] : [other, one]);

type Pairings = readonly (readonly Pairing[])[];

function withLegs(leg: Pairings, params: RoundRobinParams): Pairings {
  const firstLeg = params.homeBalance ? leg : leg.map((pairings) => pairings.map(betterSeedFirst));
  return repeatLegs(firstLeg, params.legs, params.legScheme);
}

function playRound({ key, members }: Group, number: number, pairings: readonly Pairing[]): Round {
  const prefix = key === '' ? `r${number}m` : `${key}-r${number}m`;
  const matches = pairings.map((pairing, index): Match => {
    const [home, away] = [at(members, pairing[0]), at(members, pairing[1])];
    const id = `${prefix}${index + 1}`;
    return key === '' ? { id, round: number, home, away } : { id, round: number, group: key, home, away };
  });
  return { number, matches, byes: 2 * pairings.length === members.length ? [] : resting(members, pairings) };
}

function resting(members: readonly Slot[], pairings: readonly Pairing[]): readonly Slot[] {
  const playing = new Set(pairings.flat());
  return members.filter((_, index) => !playing.has(index));
}

/** A round robin within each group; rounds with the same number are played together. */
export function groupRounds(groups: readonly Group[], params: RoundRobinParams): readonly Round[] {
  const played = groups.map((group) =>
    playAll(group, pairingRounds(group.members.length, params.order), params),
  );
  return together(groups, played);
}

/** Groups of equal size that all play the same pairings. */
export function pairedRounds(
  groups: readonly Group[],
  leg: Pairings,
  params: RoundRobinParams,
): readonly Round[] {
  return together(
    groups,
    groups.map((group) => playAll(group, leg, params)),
  );
}

function playAll(group: Group, leg: Pairings, params: RoundRobinParams): readonly Round[] {
  return withLegs(leg, params).map((pairings, index) => playRound(group, index + 1, pairings));
}

function together(groups: readonly Group[], played: readonly (readonly Round[])[]): readonly Round[] {
  const longest = Math.max(0, ...played.map((rounds) => rounds.length));
  return Array.from({ length: longest }, (_, index) => ({
    number: index + 1,
    matches: played.flatMap((rounds) => rounds[index]?.matches ?? []),
    byes: played.flatMap((rounds, group) => rounds[index]?.byes ?? at(groups, group).members),
  }));
}

/** A round robin. */
export function roundRobinRounds(entrants: readonly Slot[], params: RoundRobinParams): readonly Round[] {
  return groupRounds([{ key: '', members: entrants }], params);
}
