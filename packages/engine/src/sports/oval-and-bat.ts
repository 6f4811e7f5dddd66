// Rugby, American football and baseball.
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
  withCaptain,
} from './parts.ts';
import type { SportRules } from './rules.ts';

const rugbyFifteen: SportRules = {
  ...plainRules,
  scoring: 'POINTS',
  onField: 15,
  bench: 8,
  minToStart: 11,
  roles: withCaptain,
  periods: periods(2, 40, { otN: 2, otMin: 10 }),
  draw: { league: true, knockout: ['EXTRA_TIME', 'TRIES', 'SHOOT_OUT'] },
  points: points(4, 2, 0, {
    tryBonus: { tries: 4, points: 1 },
    losingBonus: { within: 7, points: 1 },
  }),
  forfeit: awarded(28, 0, { tries: 4 }),
  chain: 'WR',
  groupChain: 'WR',
  goalKinds: [
    // A penalty try is worth a try plus conversion, without a kick.
    ...kinds('TRIES', { TRY: 5, PENALTY_TRY: 7 }),
    ...kinds('POINTS', { CONVERSION: 2, PENALTY_GOAL: 3, DROP_GOAL: 3 }),
  ],
  // A player’s second yellow card in a match is a sending-off.
  cards: [card('YELLOW', { minutes: 10, repeat: { nth: 2, as: null } }), sendingOff('RED')],
  fouls: plainFouls,
  events: eventsWith('GOAL', 'FOUL', 'CARD'),
};

const rugbySeven: SportRules = {
  ...rugbyFifteen,
  onField: 7,
  bench: 5,
  minToStart: 5,
  periods: periods(2, 7, { otN: null, otMin: 5 }),
  draw: { league: true, knockout: ['SUDDEN_DEATH', 'TRIES', 'SHOOT_OUT'] },
  points: points(3, 2, 1),
  cards: [card('YELLOW', { minutes: 2, repeat: { nth: 2, as: null } }), sendingOff('RED')],
};

const americanEleven: SportRules = {
  ...plainRules,
  scoring: 'POINTS',
  onField: 11,
  bench: 34,
  minToStart: 11,
  roles: withCaptain,
  periods: periods(4, 12, { otN: null, otMin: 10, stopped: true }),
  draw: { league: true, knockout: ['EXTRA_TIME'] },
  // The table uses winning percentage; a draw is half a win.
  points: points(1, 0.5, 0),
  forfeit: awarded(35, 0),
  chain: 'AF',
  groupChain: 'AF',
  goalKinds: [
    ...kinds('TOUCHDOWNS', { TOUCHDOWN: 6 }),
    ...kinds('POINTS', { EXTRA_POINT: 1, TWO_POINT: 2, FIELD_GOAL: 3, SAFETY: 2 }),
  ],
  fouls: plainFouls,
  events: eventsWith('GOAL', 'FOUL'),
};

const flagFive: SportRules = {
  ...americanEleven,
  onField: 5,
  bench: 7,
  minToStart: 4,
  periods: periods(2, 20, { otN: null, otMin: null }),
  // There are no kicks.
  goalKinds: [
    ...kinds('TOUCHDOWNS', { TOUCHDOWN: 6 }),
    ...kinds('POINTS', { EXTRA_POINT: 1, TWO_POINT: 2, SAFETY: 2 }),
  ],
};

const baseballNine: SportRules = {
  ...plainRules,
  comeBack: false,
  scoring: 'INNINGS',
  onField: 9,
  bench: 16,
  minToStart: 9,
  periods: periods(9, null, { otN: null }),
  draw: { league: false, knockout: ['EXTRA_TIME'] },
  points: points(1, null, 0),
  forfeit: awarded(9, 0),
  chain: 'WBSC',
  groupChain: 'WBSC',
  goalKinds: kinds('RUNS', { RUN: 1 }),
  // An out belongs to the side at bat, an error to the side in the field.
  stats: ['HIT', 'HOME_RUN', 'OUT', 'ERROR'],
  events: eventsWith('GOAL', 'STAT'),
};

const softball: SportRules = {
  ...baseballNine,
  comeBack: true,
  bench: 11,
  periods: periods(7, null, { otN: null }),
  forfeit: awarded(7, 0),
};

export const rugby = [
  variant('RUGBY', 'RUGBY_15', { es: 'Rugby 15', en: 'Rugby union' }, rugbyFifteen),
  variant('RUGBY', 'RUGBY_7', { es: 'Rugby 7', en: 'Rugby sevens' }, rugbySeven),
] as const;

export const americanFootball = [
  variant(
    'AMERICAN_FOOTBALL',
    'AMERICAN_FOOTBALL_11',
    { es: 'Fútbol americano 11', en: '11-a-side American football' },
    americanEleven,
  ),
  variant('AMERICAN_FOOTBALL', 'FLAG_FOOTBALL_5', { es: 'Flag football', en: 'Flag football' }, flagFive),
] as const;

export const baseball = [
  variant('BASEBALL', 'BASEBALL_9', { es: 'Béisbol 9', en: '9-a-side baseball' }, baseballNine),
  variant('BASEBALL', 'SOFTBALL', { es: 'Sófbol', en: 'Softball' }, softball),
] as const;
