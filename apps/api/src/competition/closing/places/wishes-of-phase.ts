import { CalendarPreferences } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { kickOffAt } from '../../../platform/time/madrid.ts';
import type { Wishes } from '../../calendar/problem/inputs.ts';
import { findRhythm } from './queries.ts';

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

const maxWindows = 50;

/** The calendar wishes of a phase, at all venues: its own may be the one that closes. */
export async function wishesOfPhase(db: Database, phaseId: string, days: Days): Promise<Wishes | null> {
  const { wishes, kickOffs } = await findRhythm(db, phaseId);
  const anyPlace = { ...days, venueIds: [], fieldIds: [], keepPlaces: true };
  const stored = CalendarPreferences.safeParse({ ...wishes, ...anyPlace });
  if (stored.success) return stored.data;
  const fallback = CalendarPreferences.safeParse({ ...anyPlace, windows: windowsFromMatches(kickOffs) });
  return fallback.success ? fallback.data : null;
}

/** Without wishes: the weekdays and times at which its matches are played. */
function windowsFromMatches(kickOffs: readonly Date[]) {
  const windows = new Map(
    kickOffs.map((kickOff) => {
      const { date, time } = kickOffAt(kickOff);
      const weekday = new Date(`${date}T00:00Z`).getUTCDay() || 7;
      return [`${weekday} ${time}`, { weekday, from: time, to: time }];
    }),
  );
  return [...windows.values()].slice(0, maxWindows);
}
