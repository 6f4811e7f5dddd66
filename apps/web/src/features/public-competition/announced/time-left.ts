const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface TimeLeft {
  readonly unit: 'day' | 'hour' | 'minute';
  readonly value: number;
}

/** Days, hours and minutes; in the last two days only hours and minutes; nothing from kick-off on. */
export function timeLeft(target: number, now: number): readonly TimeLeft[] {
  const left = target - now;
  if (left <= 0) return [];
  const minutes = { unit: 'minute', value: Math.floor((left % hour) / minute) } as const;
  if (left < 2 * day) return [{ unit: 'hour', value: Math.floor(left / hour) }, minutes];
  const hours = { unit: 'hour', value: Math.floor((left % day) / hour) } as const;
  return [{ unit: 'day', value: Math.floor(left / day) }, hours, minutes];
}
