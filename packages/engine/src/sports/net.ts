// Rally sports over a net or against a wall: volleyball, badminton, table tennis, squash.
import { eventsWith } from './events.ts';
import {
  annulled,
  awarded,
  card,
  kinds,
  plainRules,
  points,
  sendingOff,
  sets,
  variant,
  withCaptain,
} from './parts.ts';
import { inRubbers, rubberPresets } from './rubbers.ts';
import type { SportRules } from './rules.ts';

// Rally points are the default; a finished set may be entered as a whole.
const rally = [...kinds('POINTS', { POINT: 1 }), ...kinds('SETS', { SET: 1 })];
// How the point was won, for scorers who record it.
const volleyballPoints = [
  ...kinds('POINTS', { POINT: 1, ATTACK: 1, BLOCK: 1, ACE: 1 }),
  ...kinds('SETS', { SET: 1 }),
];
const noDraw = { league: false, knockout: [] };

const volleyballSix: SportRules = {
  ...plainRules,
  scoring: 'SETS',
  onField: 6,
  bench: 8,
  minToStart: 6,
  roles: withCaptain,
  sets: sets(5, 25, { lastTo: 15 }),
  draw: noDraw,
  points: points(3, null, 0, { lastSetWin: 2, lastSetLoss: 1 }),
  forfeit: awarded(3, 0, { eachSet: 25 }),
  chain: 'FIVB',
  groupChain: 'FIVB',
  goalKinds: volleyballPoints,
  cards: [card('YELLOW'), card('RED', { rivalPoints: 1 }), card('EXPULSION'), sendingOff('DISQUALIFICATION')],
  events: eventsWith('GOAL', 'CARD'),
};

const volleyballBeach: SportRules = {
  ...volleyballSix,
  mode: 'PAIR',
  onField: 2,
  bench: 0,
  minToStart: 2,
  roles: plainRules.roles,
  sets: sets(3, 21, { lastTo: 15 }),
  points: points(2, null, 1),
  forfeit: awarded(2, 0, { eachSet: 21 }),
};

const badmintonSingles: SportRules = {
  ...plainRules,
  mode: 'INDIVIDUAL',
  scoring: 'SETS',
  onField: 1,
  minToStart: 1,
  sets: sets(3, 21, { cap: 30 }),
  draw: noDraw,
  points: points(1, null, 0),
  // BWF GCR 16.2: the results of a pair or player that does not finish the group are removed.
  forfeit: annulled,
  chain: 'RACKET',
  groupChain: 'RACKET',
  goalKinds: rally,
  // BWF: a red card is a fault, so the opponent scores.
  cards: [card('YELLOW'), card('RED', { rivalPoints: 1 }), sendingOff('BLACK')],
  events: eventsWith('GOAL', 'CARD'),
};

const badmintonPair: SportRules = { ...badmintonSingles, mode: 'PAIR', onField: 2, minToStart: 2 };

const pingPongSingles: SportRules = {
  ...badmintonSingles,
  sets: sets(5, 11),
  points: points(2, null, 1),
  forfeit: awarded(3, 0, { eachSet: 11 }),
  chain: 'ITTF',
  groupChain: 'ITTF',
  // ITTF: a yellow card warns; shown with a red one it gives the opponent a point.
  cards: [card('YELLOW'), card('RED', { rivalPoints: 1 })],
};

const pingPongPair: SportRules = { ...pingPongSingles, mode: 'PAIR', onField: 2, minToStart: 2 };

// A team match is a best of five rubbers; a rubber is entered as a set whose points are its sets, 3-0 to 3-2.
const pingPongTeam: SportRules = {
  ...pingPongSingles,
  mode: 'TEAM',
  onField: 3,
  minToStart: 3,
  sets: sets(5, 3, { winBy: 1, cap: 3 }),
  forfeit: awarded(3, 0, { eachSet: 3 }),
  goalKinds: kinds('SETS', { SET: 1 }),
};

const squashSingles: SportRules = {
  ...badmintonSingles,
  sets: sets(5, 11),
  forfeit: awarded(3, 0, { eachSet: 11 }),
  cards: [],
  events: eventsWith('GOAL'),
};

export const volleyball = [
  variant('VOLLEYBALL', 'VOLLEYBALL_6', { es: 'Voleibol 6', en: 'Indoor volleyball' }, volleyballSix),
  variant('VOLLEYBALL', 'BEACH_VOLLEYBALL', { es: 'Vóley playa', en: 'Beach volleyball' }, volleyballBeach),
] as const;

export const badminton = [
  variant(
    'BADMINTON',
    'BADMINTON_SINGLES',
    { es: 'Bádminton individual', en: 'Badminton singles' },
    badmintonSingles,
  ),
  variant(
    'BADMINTON',
    'BADMINTON_DOUBLES',
    { es: 'Bádminton dobles', en: 'Badminton doubles' },
    badmintonPair,
  ),
  variant('BADMINTON', 'BADMINTON_MIXED', { es: 'Bádminton mixto', en: 'Mixed badminton' }, badmintonPair),
  variant(
    'BADMINTON',
    'BADMINTON_TEAM',
    { es: 'Bádminton por equipos', en: 'Team badminton' },
    inRubbers(badmintonSingles, rubberPresets.FIVE_EVENTS),
  ),
] as const;

export const pingPong = [
  variant(
    'PING_PONG',
    'PING_PONG_SINGLES',
    { es: 'Tenis de mesa individual', en: 'Table tennis singles' },
    pingPongSingles,
  ),
  variant(
    'PING_PONG',
    'PING_PONG_DOUBLES',
    { es: 'Tenis de mesa dobles', en: 'Table tennis doubles' },
    pingPongPair,
  ),
  variant(
    'PING_PONG',
    'PING_PONG_TEAM',
    { es: 'Tenis de mesa por equipos, sin jugadores', en: 'Team table tennis, scores only' },
    pingPongTeam,
  ),
  variant(
    'PING_PONG',
    'PING_PONG_RUBBERS',
    { es: 'Tenis de mesa por equipos', en: 'Team table tennis' },
    inRubbers(pingPongSingles, rubberPresets.FIVE_SINGLES),
  ),
] as const;

export const squash = [
  variant('SQUASH', 'SQUASH_SINGLES', { es: 'Squash individual', en: 'Squash singles' }, squashSingles),
  variant(
    'SQUASH',
    'SQUASH_TEAM',
    { es: 'Squash por equipos', en: 'Team squash' },
    inRubbers(squashSingles, rubberPresets.THREE_SINGLES),
  ),
] as const;
