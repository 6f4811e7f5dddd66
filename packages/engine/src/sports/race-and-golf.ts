// Races against the clock or the field, and golf in both its forms.
import { eventsWith } from './events.ts';
import { kinds, periods, plainRules, points, unplaced, variant, walkover } from './parts.ts';
import type { SportRules } from './rules.ts';

/** 25 for the first place down to 1 for the fifteenth. */
const seriesPlaces = [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

const race: SportRules = {
  ...plainRules,
  mode: 'INDIVIDUAL',
  scoring: 'RACE',
  onField: null,
  minToStart: 1,
  draw: { league: true, knockout: [] },
  points: points(0, null, 0, { places: seriesPlaces }),
  forfeit: unplaced,
  chain: 'SERIES',
  groupChain: 'SERIES',
  goalKinds: [],
  events: eventsWith(),
};

const matchPlay: SportRules = {
  ...plainRules,
  mode: 'INDIVIDUAL',
  scoring: 'HOLES',
  onField: 1,
  minToStart: 1,
  periods: periods(18, null, { otN: null }),
  draw: { league: true, knockout: ['PLAY_OFF_HOLE'] },
  points: points(1, 0.5, 0),
  methods: ['CONCEDED'],
  forfeit: walkover,
  chain: 'HOLES',
  groupChain: 'HOLES',
  goalKinds: kinds('HOLES', { HOLE: 1 }),
  events: eventsWith('GOAL'),
};

export const golf = [
  variant('GOLF', 'GOLF_STROKE', { es: 'Golf por golpes', en: 'Stroke play' }, race),
  variant('GOLF', 'GOLF_MATCH', { es: 'Golf por hoyos', en: 'Match play' }, matchPlay),
] as const;

export const cycling = [
  variant('CYCLING', 'CYCLING_ROAD', { es: 'Ciclismo en ruta', en: 'Road cycling' }, race),
  variant('CYCLING', 'CYCLING_TT', { es: 'Contrarreloj', en: 'Time trial' }, race),
  variant('CYCLING', 'CYCLING_MTB', { es: 'Bicicleta de montaña', en: 'Mountain biking' }, race),
] as const;

export const running = [
  variant('RUNNING', 'ROAD', { es: 'Carrera en ruta', en: 'Road running' }, race),
  variant('RUNNING', 'TRACK', { es: 'Atletismo en pista', en: 'Track running' }, race),
  variant('RUNNING', 'TRAIL', { es: 'Carrera de montaña', en: 'Trail running' }, race),
] as const;

export const swimming = [
  variant('SWIMMING', 'POOL', { es: 'Natación en piscina', en: 'Pool swimming' }, race),
  variant('SWIMMING', 'OPEN_WATER', { es: 'Aguas abiertas', en: 'Open-water swimming' }, race),
] as const;

export const triathlon = [
  variant('TRIATHLON', 'SPRINT', { es: 'Triatlón sprint', en: 'Sprint triathlon' }, race),
  variant('TRIATHLON', 'OLYMPIC', { es: 'Triatlón olímpico', en: 'Olympic triathlon' }, race),
] as const;
