export { timeOf } from './clock.ts';
export { matchesOfPhases } from './of-phases.ts';
export type { Quality } from './quality.ts';
export { type Timetable, timetable } from './timetable.ts';
export type { OpenHours, Placed, TakenSpan, TimetableMatch, TimetableWishes } from './wishes.ts';
