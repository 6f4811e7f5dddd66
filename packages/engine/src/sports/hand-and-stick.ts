// Handball and the hockeys.
import { eventsWith } from './events.ts';
import {
  awarded,
  card,
  kinds,
  periods,
  plainFouls,
  plainRules,
  points,
  sendingOff,
  sets,
  variant,
  withGoalkeeper,
} from './parts.ts';
import type { SportRules } from './rules.ts';

const handballSeven: SportRules = {
  ...plainRules,
  scoring: 'GOALS',
  onField: 7,
  bench: 9,
  minToStart: 5,
  roles: withGoalkeeper,
  // Two extra times of two five-minute halves, then seven-metre throws.
  periods: periods(2, 30, { otN: 4, otMin: 5 }),
  draw: { league: true, knockout: ['EXTRA_TIME', 'SHOOT_OUT'] },
  points: points(2, 1, 0),
  forfeit: awarded(10, 0),
  chain: 'EHF',
  groupChain: 'EHF',
  goalKinds: kinds('GOALS', { GOAL: 1, SEVEN_METRE: 1 }),
  cards: [
    card('YELLOW'),
    // IHF rule 16:6 d: a player’s third suspension is a disqualification.
    card('TWO_MINUTES', { minutes: 2, repeat: { nth: 3, as: null } }),
    sendingOff('RED'),
    sendingOff('BLUE'),
  ],
  fouls: plainFouls,
  stats: ['SAVE'],
  events: eventsWith('GOAL', 'OWN_GOAL', 'FOUL', 'CARD', 'STAT'),
};

// Each half is a set; one half each leads to the shoot-out.
const handballBeach: SportRules = {
  ...handballSeven,
  scoring: 'SETS',
  onField: 4,
  bench: 6,
  minToStart: 4,
  periods: periods(2, 10),
  sets: sets(2, null, { winBy: 1 }),
  draw: { league: false, knockout: ['SHOOT_OUT'] },
  points: points(2, null, 0),
  forfeit: awarded(2, 0, { eachSet: 10 }),
  // A six-metre throw counts two, as do in-flight, spin and goalkeeper goals.
  goalKinds: kinds('GOALS', { GOAL: 1, TWO_POINT_GOAL: 2, SIX_METRE: 2 }),
  cards: [
    // Off until possession changes, not for minutes; the second one disqualifies. There are no yellow cards.
    card('TWO_MINUTES', { repeat: { nth: 2, as: null } }),
    sendingOff('RED'),
    sendingOff('BLUE'),
  ],
};

const hockeyField: SportRules = {
  ...plainRules,
  scoring: 'GOALS',
  onField: 11,
  bench: 7,
  minToStart: 7,
  roles: withGoalkeeper,
  periods: periods(4, 15),
  draw: { league: true, knockout: ['SHOOT_OUT'] },
  points: points(3, 1, 0),
  forfeit: awarded(3, 0),
  chain: 'FIH',
  groupChain: 'FIH',
  goalKinds: kinds('GOALS', { GOAL: 1, FIELD: 1, PENALTY_CORNER: 1, PENALTY_STROKE: 1 }),
  cards: [card('GREEN', { minutes: 2 }), card('YELLOW', { minutes: 5 }), sendingOff('RED')],
  fouls: plainFouls,
  stats: ['SAVE'],
  events: eventsWith('GOAL', 'OWN_GOAL', 'FOUL', 'CARD', 'STAT'),
};

const hockeyIndoor: SportRules = {
  ...hockeyField,
  onField: 6,
  bench: 6,
  minToStart: 4,
  periods: periods(4, 10),
};

const hockeyRoller: SportRules = {
  ...hockeyField,
  onField: 5,
  bench: 5,
  minToStart: 3,
  // World Skate: a level knockout has two five-minute extra periods, then penalties.
  periods: periods(2, 25, { otN: 2, otMin: 5, stopped: true }),
  draw: { league: true, knockout: ['EXTRA_TIME', 'SHOOT_OUT'] },
  forfeit: awarded(10, 0),
  chain: 'DIRECT',
  groupChain: 'DIRECT',
  goalKinds: kinds('GOALS', { GOAL: 1, PENALTY: 1, DIRECT_FREE_HIT: 1 }),
  // World Skate: a player’s third blue card is shown with a red one.
  cards: [card('BLUE', { minutes: 2, repeat: { nth: 3, as: 'RED' } }), sendingOff('RED')],
};

const hockeyIce: SportRules = {
  ...hockeyField,
  onField: 6,
  bench: 16,
  minToStart: 6,
  periods: periods(3, 20, { otN: 1, otMin: 5, stopped: true }),
  draw: { league: false, knockout: ['EXTRA_TIME', 'SHOOT_OUT'] },
  points: points(3, null, 0, { overtimeWin: 2, overtimeLoss: 1, shootOutWin: 2, shootOutLoss: 1 }),
  forfeit: awarded(5, 0),
  chain: 'DIRECT',
  groupChain: 'DIRECT',
  goalKinds: kinds('GOALS', { GOAL: 1, PENALTY: 1 }),
  cards: [
    card('MINOR', { minutes: 2 }),
    card('MAJOR', { minutes: 5 }),
    // IIHF: a second misconduct ends a player’s game.
    card('MISCONDUCT', { minutes: 10, repeat: { nth: 2, as: 'GAME_MISCONDUCT' } }),
    sendingOff('GAME_MISCONDUCT'),
  ],
};

// A drawn league match goes to a shoot-out for one extra point.
const drawBonusShootout = { points: { shootOutWin: 2, shootOutLoss: 1 } };

export const handball = [
  variant('HANDBALL', 'HANDBALL_7', { es: 'Balonmano 7', en: '7-a-side handball' }, handballSeven),
  variant('HANDBALL', 'BEACH_HANDBALL', { es: 'Balonmano playa', en: 'Beach handball' }, handballBeach),
] as const;

export const hockey = [
  variant('HOCKEY', 'FIELD_HOCKEY', { es: 'Hockey hierba', en: 'Field hockey' }, hockeyField, {
    drawBonusShootout,
  }),
  variant('HOCKEY', 'INDOOR_HOCKEY', { es: 'Hockey sala', en: 'Indoor hockey' }, hockeyIndoor, {
    drawBonusShootout,
  }),
  variant('HOCKEY', 'ROLLER_HOCKEY', { es: 'Hockey patines', en: 'Roller hockey' }, hockeyRoller, {
    drawBonusShootout,
  }),
  variant('HOCKEY', 'ICE_HOCKEY', { es: 'Hockey hielo', en: 'Ice hockey' }, hockeyIce),
] as const;
