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
  variant,
  withGoalkeeper,
} from './parts.ts';
import type { SportRules } from './rules.ts';

const cards = [
  card('YELLOW', { repeat: { nth: 2, as: 'SECOND_YELLOW' } }),
  card('SECOND_YELLOW', { sendsOff: true, derived: true }),
  sendingOff('RED'),
];
const withBlue = { cards: [...cards, card('BLUE', { minutes: 2 })] };

const eleven: SportRules = {
  ...plainRules,
  scoring: 'GOALS',
  onField: 11,
  bench: 12,
  minToStart: 7,
  roles: withGoalkeeper,
  // IFAB Law 3; smaller formats use rolling substitutions.
  comeBack: false,
  periods: periods(2, 45, { otN: 2, otMin: 15 }),
  draw: { league: true, knockout: ['EXTRA_TIME', 'SHOOT_OUT'] },
  points: points(3, 1, 0),
  forfeit: awarded(3, 0),
  chain: 'RFEF',
  groupChain: 'UEFA',
  goalKinds: kinds('GOALS', { GOAL: 1, PENALTY: 1 }),
  cards,
  fouls: plainFouls,
  events: eventsWith('GOAL', 'OWN_GOAL', 'FOUL', 'CARD'),
};

const eight: SportRules = {
  ...eleven,
  comeBack: true,
  onField: 8,
  bench: 8,
  minToStart: 5,
  periods: periods(2, 30, { otN: 2, otMin: 5 }),
};

const seven: SportRules = {
  ...eleven,
  comeBack: true,
  onField: 7,
  bench: 7,
  minToStart: 5,
  periods: periods(2, 25, { otN: 2, otMin: 5 }),
};

const futsal: SportRules = {
  ...eleven,
  comeBack: true,
  onField: 5,
  bench: 9,
  minToStart: 3,
  periods: periods(2, 20, { otN: 2, otMin: 5, stopped: true }),
  forfeit: awarded(6, 0),
  // From the sixth foul of a half on, the opponent kicks without a wall.
  fouls: { ...plainFouls, team: 5 },
};

const beach: SportRules = {
  ...eleven,
  comeBack: true,
  onField: 5,
  bench: 7,
  minToStart: 3,
  periods: periods(3, 12, { otN: 1, otMin: 3, stopped: true }),
  draw: { league: false, knockout: ['EXTRA_TIME', 'SHOOT_OUT'] },
  points: points(3, null, 0, { overtimeWin: 2, shootOutWin: 1, overtimeLoss: 0, shootOutLoss: 0 }),
  forfeit: awarded(10, 0),
};

export const football = [
  variant('FOOTBALL', 'FOOTBALL_11', { es: 'Fútbol 11', en: '11-a-side football' }, eleven),
  variant('FOOTBALL', 'FOOTBALL_8', { es: 'Fútbol 8', en: '8-a-side football' }, eight),
  variant('FOOTBALL', 'FOOTBALL_7', { es: 'Fútbol 7', en: '7-a-side football' }, seven, {
    blueCard: withBlue,
  }),
  variant('FOOTBALL', 'FUTSAL', { es: 'Fútbol sala', en: 'Futsal' }, futsal, { blueCard: withBlue }),
  variant('FOOTBALL', 'BEACH_SOCCER', { es: 'Fútbol playa', en: 'Beach soccer' }, beach),
] as const;
