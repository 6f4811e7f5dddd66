export { minutesOf, timeOf } from './clock.ts';
export { matchesOfPhases } from './of-phases.ts';
export type { BusySpan, Placed, TimetableMatch, TimetablePreferences } from './preferences.ts';
export type { Quality } from './quality.ts';
export { timetable } from './timetable.ts';
