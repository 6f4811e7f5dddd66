export { dayAfterYears, dayOnSameWeekday, seasonDaysAfterYear, weeksBetween } from './dates.ts';
export { proposeMoves } from './moves.ts';
export { advanceYears, nextName } from './next-name.ts';
export { type EndedCompetition, type Step, stepsByName } from './steps.ts';
