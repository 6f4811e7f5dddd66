import {
  type EventId,
  forfeiter,
  type MatchState,
  type Person,
  personKey,
  resultOf,
  sideOf,
} from '../match/index.ts';
import type { SportRules } from '../sports/index.ts';
import type { SuspensionRules } from './suspension-rules.ts';

type MatchId = string;
type PhaseId = string;

/** A match of the competition; matches are given in playing order. */
export interface CompetitionMatch {
  readonly id: MatchId;
  readonly phaseId: PhaseId;
  readonly match: MatchState;
}

export interface Suspension {
  readonly person: Person;
  readonly cause: 'CYCLE' | 'CARD' | 'FOUL';
  /** The events that led to it; the last one identifies it. */
  readonly origin: readonly EventId[];
  readonly matches: number;
  readonly served: readonly MatchId[];
  readonly status: 'OPEN' | 'SERVED' | 'REVOKED';
}

export interface SuspensionSettings {
  readonly rules: SuspensionRules;
  readonly sport: SportRules;
  /** Phases in which the card count restarts. */
  readonly freshPhases: readonly PhaseId[];
  /** Staff rulings, by the last event of a suspension. */
  readonly rulings: Readonly<Record<EventId, number | 'REVOKED'>>;
  /** Suspensions still open at the end of last season. */
  readonly carried: readonly Suspension[];
}

interface SuspensionState {
  readonly suspensions: readonly Suspension[];
  readonly cycles: ReadonlyMap<string, Cycle>;
  readonly begun: readonly PhaseId[];
}

interface Cycle {
  readonly events: readonly EventId[];
  readonly completed: number;
}

/**
 * Every suspension of a competition. Only closed matches create and serve suspensions, and they follow from
 * events alone: undoing an event removes its suspension.
 */
export function suspensionsOf(
  matches: readonly CompetitionMatch[],
  settings: SuspensionSettings,
): readonly Suspension[] {
  const carried = settings.carried.map((suspension) => ruled(suspension, settings));
  const start: SuspensionState = { suspensions: carried, cycles: new Map(), begun: [] };
  return matches
    .filter(({ match }) => match.status === 'CLOSED')
    .reduce((state, played) => afterMatch(state, played, settings), start).suspensions;
}

function afterMatch(
  state: SuspensionState,
  played: CompetitionMatch,
  settings: SuspensionSettings,
): SuspensionState {
  const { phaseId, match } = played;
  const restarts = settings.freshPhases.includes(phaseId) && !state.begun.includes(phaseId);
  const counted = countCards(restarts ? new Map() : state.cycles, match, settings);
  // A suspension from a match is served from the next one on.
  const served = serve(state.suspensions, played, settings.sport);
  const created = [...counted.suspensions, ...direct(match, settings)];
  return {
    suspensions: [...served, ...created.map((suspension) => ruled(suspension, settings))],
    cycles: counted.cycles,
    begun: [...state.begun, phaseId],
  };
}

/** Each person serves one match at a time, the oldest suspension first. */
function serve(open: readonly Suspension[], { id, match }: CompetitionMatch, sport: SportRules) {
  const busy = new Set<string>();
  return open.map((suspension): Suspension => {
    const { person, status, matches } = suspension;
    if (status !== 'OPEN' || busy.has(personKey(person)) || !hasPlayed(match, person, sport))
      return suspension;
    busy.add(personKey(person));
    const served = [...suspension.served, id];
    return { ...suspension, served, status: served.length >= matches ? 'SERVED' : 'OPEN' };
  });
}

// An opponent’s forfeit serves a match; a forfeit by the player’s own team does not.
function hasPlayed(match: MatchState, { teamId }: Person, sport: SportRules): boolean {
  const side = sideOf(match, teamId);
  if (side === null) return false;
  const result = resultOf(match, sport);
  if (result.outcome === 'NORMAL' || result.outcome === 'ABANDONED') return result.counts;
  const forfeits = forfeiter(result);
  return forfeits !== null && forfeits !== side;
}

/** Cards and fouls that directly cause a suspension. */
function direct(match: MatchState, { rules }: SuspensionSettings): readonly Suspension[] {
  const cards = match.tally.cards.flatMap(({ kind, eventId, teamId, playerId, personRole }) =>
    suspension('CARD', { teamId, playerId, personRole }, [eventId], rules.byCard[kind]),
  );
  const fouls = match.events.flatMap((event) => {
    if (event.type !== 'FOUL') return [];
    const { teamId, playerId = null, personRole = 'PLAYER', kind = '' } = event;
    return suspension('FOUL', { teamId, playerId, personRole }, [event.id], rules.byFoul[kind]);
  });
  return [...cards, ...fouls];
}

// An unnamed person cannot be suspended.
function suspension(
  cause: Suspension['cause'],
  person: Person,
  origin: readonly EventId[],
  matches = 0,
): readonly Suspension[] {
  if (person.playerId === null || matches === 0) return [];
  return [{ person, cause, origin, matches, served: [], status: 'OPEN' }];
}

function countCards(
  before: ReadonlyMap<string, Cycle>,
  match: MatchState,
  { rules: { cycle } }: SuspensionSettings,
): Pick<SuspensionState, 'cycles' | 'suspensions'> {
  if (cycle === null) return { cycles: before, suspensions: [] };
  const cycles = new Map(before);
  const suspensions: Suspension[] = [];
  for (const { eventId, teamId, playerId, personRole } of cardsForTheCycle(match, cycle.kind)) {
    const person = { teamId, playerId, personRole };
    const { events, completed } = cycles.get(personKey(person)) ?? { events: [], completed: 0 };
    const now = [...events, eventId];
    const isFull = now.length >= (completed === 0 ? cycle.cards : cycle.laterCards);
    cycles.set(
      personKey(person),
      isFull ? { events: [], completed: completed + 1 } : { events: now, completed },
    );
    if (isFull) suspensions.push(...suspension('CYCLE', person, now, cycle.matches));
  }
  return { cycles, suspensions };
}

// Two yellow cards in one match send off and do not count in the cycle; one before a direct red does.
function cardsForTheCycle({ tally }: MatchState, kind: string) {
  const sentOffByRepetition = new Set(
    tally.out.filter(({ reason }) => reason === 'REPEATED_CARD').map(personKey),
  );
  return tally.cards.filter((card) => card.kind === kind && !sentOffByRepetition.has(personKey(card)));
}

// Staff may also shorten or lift suspensions carried over from last season.
function ruled(suspension: Suspension, { rulings }: SuspensionSettings): Suspension {
  const ruling = rulings[suspension.origin.at(-1) ?? ''];
  if (ruling === undefined || suspension.status === 'SERVED') return suspension;
  if (ruling === 'REVOKED' || ruling === 0) return { ...suspension, status: 'REVOKED' };
  const isServed = suspension.served.length >= ruling;
  return { ...suspension, matches: ruling, status: isServed ? 'SERVED' : 'OPEN' };
}
