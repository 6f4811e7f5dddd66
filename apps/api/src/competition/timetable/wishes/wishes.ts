import type { CalendarWishes, Read } from '@traip/contract';

/** What was said about days, hours and fields. */
export type Wishes = Read<typeof CalendarWishes>;
