import type { CalendarPreferences, Read } from '@traip/contract';

/** Wishes for days, times and fields. */
export type Wishes = Read<typeof CalendarPreferences>;
