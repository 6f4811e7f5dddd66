export { minutesOf, timeOf } from './clock.ts';
export { matchesOfPhases } from './of-phases.ts';
export type { Quality } from './quality.ts';
export { timetable } from './timetable.ts';
export type { Placed, TakenSpan, TimetableMatch, TimetableWishes } from './wishes.ts';
