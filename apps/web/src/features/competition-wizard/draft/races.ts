import { momentInMadrid } from '../../../i18n/madrid.ts';
import type { Draft, DraftRace } from './draft.ts';

export const emptyRace: DraftRace = { name: '', km: '' };

/** The races of the form. Without a name of its own, a race is called by its distance, or like its competition. */
export function racesOf({ races, competition, calendar }: Draft) {
  const { startsOn } = competition;
  const start =
    startsOn === '' ? null : momentInMadrid({ day: startsOn, time: calendar.windows[0]?.from ?? '' });
  const unnamed = races.length === 1 ? competition.name : '';
  return races.map(({ name, km }) => ({
    name: name.trim() || (km.trim() === '' ? unnamed : `${km.trim()} km`),
    distance: metresOf(km),
    startsAt: start?.toISOString() ?? null,
  }));
}

/** What is no number is sent as one that is refused. */
function metresOf(km: string): number | null {
  const text = km.trim().replace(',', '.');
  if (text === '') return null;
  const metres = Math.round(Number(text) * 1000);
  return Number.isFinite(metres) ? metres : 0;
}
