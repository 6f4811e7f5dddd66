import { defaultCourse } from '@traip/engine/race-day';
import { momentInMadrid } from '../../../i18n/madrid.ts';
import type { Draft, DraftGolf, DraftRace } from './draft.ts';

export const emptyRace: DraftRace = { name: '', km: '' };
export const usualGolf: DraftGolf = { rounds: 1, holes: 18, rankedBy: 'GROSS' };

/** The races of the form. A race without a name is named after its distance, or its competition. */
export function racesOf({ races, competition, calendar }: Draft, isGolf: boolean) {
  const { startsOn } = competition;
  const start =
    startsOn === '' ? null : momentInMadrid({ day: startsOn, time: calendar.windows[0]?.from ?? '' });
  const unnamed = races.length === 1 ? competition.name : '';
  if (isGolf) return races.map((race) => golfOf(race, unnamed, start?.toISOString() ?? null));
  return races.map(({ name, km }) => ({
    name: name.trim() || (km.trim() === '' ? unnamed : `${km.trim()} km`),
    distance: metresOf(km),
    startsAt: start?.toISOString() ?? null,
  }));
}

/** A tournament on the usual course, until one is described. */
function golfOf({ name, golf = usualGolf }: DraftRace, unnamed: string, startsAt: string | null) {
  const { rounds, rankedBy } = golf;
  const holes = defaultCourse(golf.holes);
  return { name: name.trim() || unnamed, startsAt, golf: { rounds, rankedBy, holes } };
}

/** Anything but a number is sent as an invalid one, so the contract refuses it. */
function metresOf(km: string): number | null {
  const text = km.trim().replace(',', '.');
  if (text === '') return null;
  const metres = Math.round(Number(text) * 1000);
  return Number.isFinite(metres) ? metres : 0;
}
