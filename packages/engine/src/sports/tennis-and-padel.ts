import { eventsWith } from './events.ts';
import { awarded, kinds, plainRules, points, sets, variant } from './parts.ts';
import { inRubbers, rubberPresets } from './rubbers.ts';
import type { SportRules } from './rules.ts';

const singles: SportRules = {
  ...plainRules,
  mode: 'INDIVIDUAL',
  scoring: 'SETS',
  onField: 1,
  minToStart: 1,
  // Games, not points: 6-0 to 6-4, 7-5, or 7-6 by tie-break.
  sets: sets(3, 6, { cap: 7 }),
  draw: { league: false, knockout: [] },
  points: points(1, null, 0),
  forfeit: awarded(2, 0, { eachSet: 6 }),
  chain: 'RACKET',
  groupChain: 'RACKET',
  goalKinds: kinds('SETS', { SET: 1 }),
  events: eventsWith('GOAL'),
};

const doubles: SportRules = { ...singles, mode: 'PAIR', onField: 2, minToStart: 2 };

const padelDoubles: SportRules = { ...doubles, points: points(3, null, 1) };

const matchTieBreak = { sets: { lastTo: 10 } };
const rubberTieBreak = { rubbers: { sets: { lastTo: 10 } } };
const goldenPoint = { sets: { goldenPoint: true } };
/** 3-2-1-0 for 2-0, 2-1, 1-2 and 0-2. */
const pointsBySets = { points: { loss: 0, lastSetWin: 2, lastSetLoss: 1 } };

export const tennis = [
  variant('TENNIS', 'TENNIS_SINGLES', { es: 'Tenis individual', en: 'Tennis singles' }, singles, {
    matchTieBreak,
  }),
  variant('TENNIS', 'TENNIS_DOUBLES', { es: 'Tenis dobles', en: 'Tennis doubles' }, doubles, {
    matchTieBreak,
    goldenPoint,
  }),
  variant(
    'TENNIS',
    'TENNIS_TEAM',
    { es: 'Tenis por equipos', en: 'Team tennis' },
    inRubbers(singles, rubberPresets.TWO_AND_ONE),
    { matchTieBreak: rubberTieBreak },
  ),
] as const;

export const padel = [
  variant('PADEL', 'PADEL_DOUBLES', { es: 'Pádel dobles', en: 'Padel doubles' }, padelDoubles, {
    superTieBreak: matchTieBreak,
    goldenPoint,
    pointsBySets,
  }),
  variant(
    'PADEL',
    'PADEL_TEAM',
    { es: 'Pádel por equipos', en: 'Team padel' },
    inRubbers(doubles, rubberPresets.THREE_DOUBLES),
    { superTieBreak: rubberTieBreak },
  ),
] as const;
