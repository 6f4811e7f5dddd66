const dayMinutes = 24 * 60;

/** Minutes since midnight of a time such as "09:30"; NaN if invalid. */
export function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The inverse of `minutesOf`, also for times after midnight. */
export function timeOf(minutes: number): string {
  const inDay = minutes % dayMinutes;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
}
