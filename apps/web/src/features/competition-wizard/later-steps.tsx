/** The steps after the names and dates: cards of formats, tables of teams and the calendar are most of the wizard. */
export { CalendarStep } from './calendar/calendar-step.tsx';
export { FormatStep } from './format/format-step.tsx';
export { RacesCard } from './quick/races-card.tsx';
export { ReviewStep } from './review/review-step.tsx';
export { TeamsStep } from './teams/teams-step.tsx';
