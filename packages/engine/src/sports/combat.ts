import { eventsWith } from './events.ts';
import {
  awarded,
  card,
  kinds,
  periods,
  plainRules,
  points,
  sendingOff,
  sets,
  variant,
  walkover,
} from './parts.ts';
import type { SportRules } from './rules.ts';

const bout: SportRules = {
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
  bout: { lead: null, judged: false, repechage: 'SEMIFINAL_LOSERS' },
  events: eventsWith('GOAL', 'CARD'),
};

// Blows counted as points before there were judges’ cards; a knockdown affects those cards, not the score.
const boxingBout: SportRules = {
  ...bout,
  draw: { league: true, knockout: [] },
  points: points(1, 0.5, 0),
  goalKinds: kinds('POINTS', { POINT: 1, KNOCKDOWN: 0 }),
  bout: { lead: null, judged: true, repechage: 'SEMIFINAL_LOSERS' },
  methods: ['WP', 'KO', 'TKO', 'RSC', 'RET', 'DSQ', 'WO', 'DRAW'],
  cards: [card('WARNING'), card('POINT_DEDUCTION')],
};

// IJF: two waza-ari make an ippon, three shidos a hansoku-make; in golden score the first score wins.
const judo: SportRules = {
  ...bout,
  periods: periods(1, 4, { otN: 1, otMin: null, stopped: true, target: 2 }),
  draw: { league: false, knockout: ['GOLDEN_SCORE'] },
  goalKinds: kinds('POINTS', { POINT: 1, POINT_10: 10 }),
  bout: { lead: null, judged: false, repechage: 'QUARTERFINAL_LOSERS' },
  methods: ['IPPON', 'WAZA_ARI', 'POINTS', 'HANSOKU_MAKE', 'RET', 'DSQ', 'WO'],
  cards: [
    card('SHIDO', { repeat: { nth: 3, as: 'HANSOKU_MAKE' } }),
    // Also shown directly, for dangerous acts.
    sendingOff('HANSOKU_MAKE'),
  ],
};

// WKF: a lead of eight ends it; if level, senshu (the first unopposed score) or judges decide: no extra time.
const karate: SportRules = {
  ...bout,
  periods: periods(1, 3, { stopped: true }),
  goalKinds: kinds('POINTS', { POINT: 1, POINT_2: 2, POINT_3: 3 }),
  bout: { lead: 8, judged: false, repechage: 'LOST_TO_FINALIST' },
  methods: ['POINTS', 'SUPERIORITY', 'SENSHU', 'DECISION', 'HANSOKU', 'RET', 'DSQ', 'WO'],
  cards: [card('CHUI'), card('HANSOKU_CHUI'), sendingOff('HANSOKU')],
};

// World Taekwondo since 2022: best of three rounds. A gam-jeom gives the opponent a point; five lose the
// round.
// ROUND records a round won other than on its points (superiority, five gam-jeoms).
const taekwondo: SportRules = {
  ...bout,
  periods: periods(3, 2, { stopped: true }),
  sets: sets(3, null, { winBy: 1 }),
  goalKinds: kinds('POINTS', { POINT: 1, POINT_2: 2, POINT_3: 3, POINT_4: 4, POINT_5: 5, ROUND: 0 }),
  methods: ['POINTS', 'KO', 'RSC', 'DECISION', 'RET', 'DSQ', 'WO'],
  cards: [card('GAM_JEOM', { rivalPoints: 1 })],
};

// UWW: a caution gives the opponent a point; the third one ends the bout.
const freestyle: SportRules = {
  ...bout,
  periods: periods(2, 3, { stopped: true }),
  forfeit: awarded(5, 0),
  goalKinds: kinds('POINTS', { POINT: 1, POINT_2: 2, POINT_4: 4, POINT_5: 5 }),
  bout: { lead: 10, judged: false, repechage: 'LOST_TO_FINALIST' },
  methods: ['POINTS', 'FALL', 'TECHNICAL_SUPERIORITY', 'RET', 'DSQ', 'WO'],
  cards: [card('CAUTION', { rivalPoints: 1, repeat: { nth: 3, as: null } })],
};

const grecoRoman: SportRules = {
  ...freestyle,
  bout: { lead: 8, judged: false, repechage: 'LOST_TO_FINALIST' },
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
  variant('WRESTLING', 'GRECO_ROMAN', { es: 'Lucha grecorromana', en: 'Greco-Roman wrestling' }, grecoRoman),
] as const;
