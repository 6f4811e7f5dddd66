import { basketball } from './basketball.ts';
import { boxing, martialArts, wrestling } from './combat.ts';
import { football } from './football.ts';
import { handball, hockey } from './hand-and-stick.ts';
import { badminton, pingPong, squash, volleyball } from './net.ts';
import { americanFootball, baseball, rugby } from './oval-and-bat.ts';
import { cycling, golf, running, swimming, triathlon } from './race-and-golf.ts';
import type { Sport, SportRules } from './rules.ts';
import { type SportKey, sportKeys, sportNames } from './sports.ts';
import { padel, tennis } from './tennis-and-padel.ts';
import { type MatchUnit, matchUnitOf } from './units.ts';

/** The variants of each sport; the first is the default. */
const variants: Readonly<Record<SportKey, readonly [Sport, ...Sport[]]>> = {
  FOOTBALL: football,
  BASKETBALL: basketball,
  TENNIS: tennis,
  BASEBALL: baseball,
  VOLLEYBALL: volleyball,
  AMERICAN_FOOTBALL: americanFootball,
  BADMINTON: badminton,
  BOXING: boxing,
  CYCLING: cycling,
  GOLF: golf,
  HANDBALL: handball,
  HOCKEY: hockey,
  MARTIAL_ARTS: martialArts,
  PADEL: padel,
  PING_PONG: pingPong,
  RUGBY: rugby,
  RUNNING: running,
  SQUASH: squash,
  SWIMMING: swimming,
  TRIATHLON: triathlon,
  WRESTLING: wrestling,
};

/** The 21 sports, each with the rules of its first variant. */
export const sportParents: readonly Sport[] = sportKeys.map((key) => ({
  ...variants[key][0],
  key,
  parentKey: null,
  name: sportNames[key],
}));

/** Every sport and every variant, the 21 parents first. */
export const sportsList: readonly Sport[] = [...sportParents, ...sportKeys.flatMap((key) => variants[key])];

const byKey: ReadonlyMap<string, Sport> = new Map(sportsList.map((sport) => [sport.key, sport]));

/** The sports with the full live desk; the others enter sets, results or race entries. */
export const fullConsoleSports = [
  'HOCKEY',
  'FOOTBALL',
  'BASKETBALL',
  'RUGBY',
  'VOLLEYBALL',
  'HANDBALL',
] as const satisfies readonly SportKey[];

/** The sports whose competitions are races, not matches. */
const raceSports: readonly SportKey[] = ['CYCLING', 'RUNNING', 'SWIMMING', 'TRIATHLON'];

/** Golf exists in both forms: only in stroke play does everyone play against the field. */
const strokePlay = 'GOLF_STROKE';

/** Whether the competitions of a sport or variant are races. */
export function isRaced(key: string): boolean {
  const parent = parentOf(key);
  return key === strokePlay || (parent !== null && raceSports.includes(parent));
}

/** Whether sets consist of games, as in tennis and padel: no other sport plays to so few points per set. */
export function countsGames(rules: Pick<SportRules, 'scoring' | 'sets' | 'rubbers'>): boolean {
  const sets = rules.scoring === 'SETS' ? rules.sets : rules.rubbers?.sets;
  return sets?.to != null && sets.to < minPoints && sets.winBy > 1;
}

const minPoints = 10;

/** Whether a variant is stroke-play golf, with cards instead of marks. */
export function isStrokePlay(key: string): boolean {
  return key === strokePlay;
}

/** A sport or a variant by its key. */
export function sportByKey(key: string): Sport | null {
  return byKey.get(key) ?? null;
}

/** What matches of a sport or variant are called; "match" by default. */
export function matchUnit(key = ''): MatchUnit {
  const sport = sportByKey(key);
  return sport === null ? 'MATCH' : matchUnitOf(sport);
}

/** The variants of a sport, its default first; null for an unknown sport. */
export function variantsOf(parent: string): readonly [Sport, ...Sport[]] | null {
  return isParent(parent) ? variants[parent] : null;
}

/** The sport a key belongs to; a parent’s own key. */
export function parentOf(key: string): SportKey | null {
  if (isParent(key)) return key;
  return byKey.get(key)?.parentKey ?? null;
}

function isParent(key: string): key is SportKey {
  return Object.hasOwn(variants, key);
}
