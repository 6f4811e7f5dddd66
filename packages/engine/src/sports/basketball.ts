import { eventsWith } from './events.ts';
import { awarded, kinds, periods, plainRules, points, variant, walkover, withCaptain } from './parts.ts';
import type { FoulKind, SportRules } from './rules.ts';

// FIBA OBR, art. 36-38: two technical or unsportsmanlike fouls, or a disqualifying one, end a player’s game.
const foulKinds: readonly FoulKind[] = [
  { key: 'PERSONAL', weight: 0 },
  { key: 'TECHNICAL', weight: 1 },
  { key: 'UNSPORTSMANLIKE', weight: 1 },
  { key: 'DISQUALIFYING', weight: 2 },
];

// FIBA 3x3, art. 15: only unsportsmanlike fouls add up; a technical foul costs a free throw and no more.
const foulKinds3x3 = foulKinds.map(
  (kind): FoulKind => (kind.key === 'TECHNICAL' ? { ...kind, weight: 0 } : kind),
);

const five: SportRules = {
  ...plainRules,
  scoring: 'POINTS',
  onField: 5,
  bench: 7,
  minToStart: 5,
  roles: withCaptain,
  periods: periods(4, 10, { otN: null, otMin: 5, stopped: true }),
  draw: { league: false, knockout: ['EXTRA_TIME'] },
  points: points(2, null, 1),
  forfeit: awarded(20, 0, { tooFewPlayers: { winner: 2, loser: 0, lossPoints: 1 } }),
  chain: 'FIBA',
  groupChain: 'FIBA',
  // The field goal comes first: it is the default kind of basket.
  goalKinds: kinds('POINTS', { FIELD_GOAL: 2, FREE_THROW: 1, THREE: 3 }),
  fouls: { kinds: foulKinds, out: 5, team: 4 },
  stats: ['REBOUND', 'STEAL', 'BLOCK', 'TURNOVER'],
  events: eventsWith('GOAL', 'FOUL', 'STAT'),
};

const threeByThree: SportRules = {
  ...five,
  onField: 3,
  bench: 1,
  minToStart: 3,
  periods: periods(1, 10, { otN: 1, otMin: null, stopped: true, target: 21 }),
  forfeit: walkover,
  goalKinds: kinds('POINTS', { FIELD_GOAL: 1, FREE_THROW: 1, TWO: 2 }),
  fouls: { kinds: foulKinds3x3, out: null, team: 6 },
};

export const basketball = [
  variant('BASKETBALL', 'BASKETBALL_5', { es: 'Baloncesto 5x5', en: '5x5 basketball' }, five),
  variant('BASKETBALL', 'BASKETBALL_3X3', { es: 'Baloncesto 3x3', en: '3x3 basketball' }, threeByThree),
] as const;
