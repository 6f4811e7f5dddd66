export {
  type ClosedDateData,
  useAllVenues,
  useClosedDates,
  type VenueData,
} from './data/use-venues.ts';
