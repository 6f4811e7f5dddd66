import { mayRotate, sportByKey } from '@traip/engine';
import type { Params } from '../../../ui/broker-params/control-of.ts';
import type { Draft, DraftFormat } from './draft.ts';
import type { FormatKey } from './formats.ts';

/** Formats with changing partners. */
const rotations = ['AMERICANO', 'MEXICANO'] as const;
type Rotation = (typeof rotations)[number];

export const isRotation = (key: FormatKey): key is Rotation => rotations.some((rotation) => rotation === key);

/** Whether a format can be played in the sport. */
export function isFormatAvailable(key: FormatKey, variant: string | undefined): boolean {
  const sport = variant === undefined ? null : sportByKey(variant);
  return !isRotation(key) || (sport !== null && mayRotate(sport));
}

const usualPoints = 24;
const maxCourts = 16;

export type Rest = 'MEAN' | 'HALF';

interface Partners {
  readonly points: number | null;
  readonly rest?: Rest;
}

const partnersOf = ({ competition }: Draft): Partners =>
  (competition.rulesOverride as { partners?: Partners }).partners ?? { points: usualPoints };

/** The total points of a match; null when played by the clock. */
export function pointsOf(draft: Draft): number | null {
  return partnersOf(draft).points;
}

/** The points for a round without a match. By the clock there are none to halve. */
export function restOf(draft: Draft): Rest {
  const { points, rest = 'MEAN' } = partnersOf(draft);
  return points === null ? 'MEAN' : rest;
}

export function withPoints(draft: Draft, points: number | null): Draft {
  return withPartners(draft, points === null ? { points } : { ...partnersOf(draft), points });
}

export function withRest(draft: Draft, rest: Rest): Draft {
  return withPartners(draft, { ...partnersOf(draft), rest });
}

function withPartners(draft: Draft, partners: Partners): Draft {
  const { competition } = draft;
  const rulesOverride = { ...competition.rulesOverride, partners: { ...partners } };
  return { ...draft, competition: { ...competition, rulesOverride } };
}

/** The rules that go with the format. */
export function overrideOf(draft: Draft): Params {
  const { partners: _with, ...others } = draft.competition.rulesOverride as Params & { partners?: unknown };
  return isRotation(draft.format.key) ? { ...others, partners: { ...partnersOf(draft) } } : others;
}

/** With changing partners, as many matches are played at once as there are courts. */
export function formatOf({ format, calendar }: Pick<Draft, 'format' | 'calendar'>): DraftFormat {
  const { key, params } = format;
  if (!isRotation(key) || !calendar.hasHours) return format;
  const courts = Math.min(maxCourts, calendar.fields);
  return { ...format, params: { ...params, [key]: { ...params[key], courts } } };
}
