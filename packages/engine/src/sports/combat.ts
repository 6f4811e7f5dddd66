import { eventsWith } from './events.ts';
import { awarded, kinds, periods, plainRules, points, variant, walkover } from './parts.ts';
import type { SportRules } from './rules.ts';

const boxingBout: SportRules = {
  ...plainRules,
  mode: 'INDIVIDUAL',
  scoring: 'BOUT',
  onField: 1,
  minToStart: 1,
  periods: periods(3, 3),
  draw: { league: false, knockout: [] },
  points: points(1, null, 0),
  forfeit: walkover,
  chain: 'COMBAT',
  groupChain: 'COMBAT',
  goalKinds: kinds('POINTS', { POINT: 1 }),
  methods: ['WP', 'KO', 'TKO', 'DSQ', 'WO'],
  events: eventsWith('GOAL'),
};

const judo: SportRules = {
  ...boxingBout,
  periods: periods(1, 4, { otN: 1, otMin: null, stopped: true }),
  draw: { league: false, knockout: ['GOLDEN_SCORE'] },
  goalKinds: kinds('POINTS', { POINT: 1, POINT_10: 10 }),
  methods: ['POINTS', 'IPPON', 'DSQ', 'WO'],
};

const karate: SportRules = {
  ...judo,
  periods: periods(1, 3, { otN: 1, otMin: null, stopped: true }),
  goalKinds: kinds('POINTS', { POINT: 1, POINT_2: 2, POINT_3: 3 }),
  methods: ['POINTS', 'DECISION', 'DSQ', 'WO'],
};

const taekwondo: SportRules = {
  ...judo,
  periods: periods(3, 2, { otN: 1, otMin: 1, stopped: true }),
  goalKinds: kinds('POINTS', { POINT: 1, POINT_2: 2, POINT_3: 3, POINT_4: 4, POINT_5: 5 }),
  methods: ['POINTS', 'KO', 'DECISION', 'DSQ', 'WO'],
};

const freestyle: SportRules = {
  ...boxingBout,
  periods: periods(2, 3, { stopped: true }),
  forfeit: awarded(5, 0),
  goalKinds: kinds('POINTS', { POINT: 1, POINT_2: 2, POINT_4: 4, POINT_5: 5 }),
  methods: ['POINTS', 'FALL', 'TECHNICAL_SUPERIORITY', 'DSQ', 'WO'],
};

export const boxing = [
  variant('BOXING', 'BOXING_BOUT', { es: 'Combate de boxeo', en: 'Boxing bout' }, boxingBout),
] as const;

export const martialArts = [
  variant('MARTIAL_ARTS', 'JUDO', { es: 'Judo', en: 'Judo' }, judo),
  variant('MARTIAL_ARTS', 'KARATE', { es: 'Kárate', en: 'Karate' }, karate),
  variant('MARTIAL_ARTS', 'TAEKWONDO', { es: 'Taekwondo', en: 'Taekwondo' }, taekwondo),
] as const;

export const wrestling = [
  variant('WRESTLING', 'FREESTYLE', { es: 'Lucha libre olímpica', en: 'Freestyle wrestling' }, freestyle),
  variant('WRESTLING', 'GRECO_ROMAN', { es: 'Lucha grecorromana', en: 'Greco-Roman wrestling' }, freestyle),
] as const;
