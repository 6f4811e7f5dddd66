import type { AttendanceAnswer } from '@traip/contract';

/** A person the reader can answer for. */
export interface Attendee {
  readonly personId: string;
  readonly firstName: string;
  readonly teamId: string;
  readonly isSelf: boolean;
  readonly answer: AttendanceAnswer | null;
  readonly isForOldDate: boolean;
}

/** The current answer: one given for an earlier date no longer counts. */
export function answerOf({
  answer,
  isForOldDate,
}: Pick<Attendee, 'answer' | 'isForOldDate'>): AttendanceAnswer | null {
  return isForOldDate ? null : answer;
}
