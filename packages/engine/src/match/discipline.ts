import type { CardRule, FoulRules, SportRules } from '../sports/rules.ts';
import type {
  CardEvent,
  EventId,
  FoulEvent,
  MatchEvent,
  Pair,
  Period,
  PersonRole,
  PlayerId,
  TeamId,
} from './event.ts';
import { isExtraTime } from './periods.ts';
import { type Sides, sideOf } from './score.ts';

export interface Person {
  readonly teamId: TeamId;
  /** Null: the bench as a whole. */
  readonly playerId: PlayerId | null;
  readonly personRole: PersonRole;
}

/** A card as the rules read it: a footballer’s second yellow is a SECOND_YELLOW. */
interface CardShown extends Person {
  readonly eventId: EventId;
  readonly kind: string;
  readonly minutes: number | null;
  readonly sendsOff: boolean;
  readonly period: Period;
  readonly minute: number;
}

/** A person whose match is over, and the event that ended it. */
interface PersonOut extends Person {
  readonly eventId: EventId;
  readonly reason: 'CARD' | 'REPEATED_CARD' | 'FOULS' | 'DISQUALIFYING_FOULS';
}

interface TeamFouls extends Pair {
  readonly period: number;
}

export interface Discipline {
  readonly cards: readonly CardShown[];
  readonly out: readonly PersonOut[];
  /** Each team’s fouls by period; those of extra time count for the last regular period. */
  readonly teamFouls: readonly TeamFouls[];
  /** Goals and fouls of people who were already out: flagged, never refused. */
  readonly eventsOfPeopleOut: readonly EventId[];
}

/** Cards, fouls and people sent off, from the events in match order. */
export function disciplineOf(events: readonly MatchEvent[], sides: Sides, rules: SportRules): Discipline {
  const cards = cardsShown(events, rules);
  const out = firstOfEach([...peopleCarded(cards), ...peopleFouledOut(events, rules)], events);
  return {
    cards: cards.map(({ repeated: _repeated, ...card }) => card),
    out,
    teamFouls: teamFouls(events, sides, rules),
    eventsOfPeopleOut: eventsAfterLeaving(events, out),
  };
}

type Counted = CardShown & { readonly repeated: boolean };

function cardsShown(events: readonly MatchEvent[], rules: SportRules): readonly Counted[] {
  const seen = new Map<string, number>();
  return events.flatMap((event) => {
    if (event.type !== 'CARD') return [];
    const rule = rules.cards.find(({ key }) => key === event.kind);
    if (rule === undefined) return [];
    // IFAB Law 10: cautions are not carried forward into the kicks from the penalty mark.
    const tab = `${event.period === 'SO'} ${event.kind} ${personKey(personOf(event))}`;
    const times = (seen.get(tab) ?? 0) + 1;
    seen.set(tab, times);
    return [cardEntry(event, rule, times, rules)];
  });
}

function cardEntry(event: CardEvent, rule: CardRule, times: number, rules: SportRules): Counted {
  const person = personOf(event);
  const repeat = person.playerId !== null && times === rule.repeat?.nth ? rule.repeat : null;
  const repeated = repeat !== null;
  const kind = repeat?.as ?? rule.key;
  const effective = rules.cards.find(({ key }) => key === kind) ?? rule;
  const { period, minute, id: eventId } = event;
  const sendsOff = effective.sendsOff || repeated;
  return { ...person, eventId, kind, minutes: effective.minutes, sendsOff, period, minute, repeated };
}

function peopleCarded(cards: readonly Counted[]): readonly PersonOut[] {
  return cards
    .filter(({ sendsOff }) => sendsOff)
    .map(({ teamId, playerId, personRole, eventId, repeated }) => {
      return { teamId, playerId, personRole, eventId, reason: repeated ? 'REPEATED_CARD' : 'CARD' };
    });
}

function peopleFouledOut(events: readonly MatchEvent[], { fouls }: SportRules): readonly PersonOut[] {
  if (fouls === null) return [];
  const counts = new Map<string, { fouls: number; weight: number }>();
  return events.flatMap((event) => {
    if (event.type !== 'FOUL' || event.playerId === undefined) return [];
    const person = personOf(event);
    const before = counts.get(personKey(person)) ?? { fouls: 0, weight: 0 };
    const now = { fouls: before.fouls + 1, weight: before.weight + weightOf(event, fouls) };
    counts.set(personKey(person), now);
    const reason =
      now.weight >= 2 ? 'DISQUALIFYING_FOULS' : fouls.out !== null && now.fouls >= fouls.out ? 'FOULS' : null;
    return reason === null ? [] : [{ ...person, eventId: event.id, reason } satisfies PersonOut];
  });
}

function weightOf({ kind }: FoulEvent, { kinds }: FoulRules): number {
  return kinds.find(({ key }) => key === kind)?.weight ?? 0;
}

// A person leaves once: the earliest reason in match order stands.
function firstOfEach(out: readonly PersonOut[], events: readonly MatchEvent[]): readonly PersonOut[] {
  const place = new Map(events.map(({ id }, at) => [id, at]));
  const at = ({ eventId }: PersonOut) => place.get(eventId) ?? 0;
  const first = new Map<string, PersonOut>();
  for (const person of out.toSorted((a, b) => at(a) - at(b)))
    if (!first.has(personKey(person))) first.set(personKey(person), person);
  return [...first.values()];
}

// FIBA OBR, art. 41, and the futsal Laws, Law 13: extra time continues the count of the last regular period.
function teamFouls(events: readonly MatchEvent[], sides: Sides, rules: SportRules): readonly TeamFouls[] {
  const counts = new Map<number, Pair>();
  for (const event of events) {
    if (event.type !== 'FOUL' || event.period === 'SO') continue;
    const period = isExtraTime(rules, event.period) ? (rules.periods?.n ?? event.period) : event.period;
    const { home, away } = counts.get(period) ?? { home: 0, away: 0 };
    const isHome = sideOf(sides, event.teamId) === 'HOME';
    counts.set(period, { home: home + (isHome ? 1 : 0), away: away + (isHome ? 0 : 1) });
  }
  return [...counts].map(([period, pair]) => ({ period, ...pair }));
}

function eventsAfterLeaving(events: readonly MatchEvent[], out: readonly PersonOut[]): readonly EventId[] {
  const leaving = new Map(out.map((person) => [person.eventId, personKey(person)]));
  const left = new Set<string>();
  return events.flatMap((event) => {
    const isAfterLeaving =
      'playerId' in event && event.type !== 'CARD' && left.has(personKey(personOf(event)));
    const name = leaving.get(event.id);
    if (name !== undefined) left.add(name);
    return isAfterLeaving ? [event.id] : [];
  });
}

function personOf(event: Extract<MatchEvent, { teamId: TeamId }>): Person {
  const { teamId, playerId = null } = event;
  const personRole = ('personRole' in event && event.personRole) || 'PLAYER';
  return { teamId, playerId, personRole };
}

/** A key that identifies a person. */
export function personKey({ teamId, playerId, personRole }: Person): string {
  return JSON.stringify([teamId, personRole, playerId]);
}
