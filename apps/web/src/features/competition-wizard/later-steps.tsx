/** The steps after names and dates. Format cards, team tables and the calendar are most of the code. */
export { CalendarStep } from './calendar/calendar-step.tsx';
export { FormatStep } from './format/format-step.tsx';
export { RacesCard } from './quick/races-card.tsx';
export { ReviewStep } from './review/review-step.tsx';
export { TeamsStep } from './teams/teams-step.tsx';
