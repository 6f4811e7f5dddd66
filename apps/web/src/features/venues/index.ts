export { useDaySpan } from './closed/use-day-span.ts';
export {
  type ClosedDateData,
  useAllVenues,
  useClosedDates,
  type VenueData,
} from './data/use-venues.ts';
export { LazyVenueDialog } from './list/lazy-venue-dialog.tsx';
