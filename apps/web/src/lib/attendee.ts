import type { AttendanceAnswer } from '@traip/contract';

/** Somebody for whom the reader answers. */
export interface Attendee {
  readonly personId: string;
  readonly firstName: string;
  readonly teamId: string;
  readonly isSelf: boolean;
  readonly answer: AttendanceAnswer | null;
  readonly isForOldDate: boolean;
}

/** What counts today: what was said for another day is asked again. */
export function answerOf({
  answer,
  isForOldDate,
}: Pick<Attendee, 'answer' | 'isForOldDate'>): AttendanceAnswer | null {
  return isForOldDate ? null : answer;
}
