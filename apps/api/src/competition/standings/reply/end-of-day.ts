const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  hourCycle: 'h23',
});

const hour = 3_600_000;

/** The last instant of a day in Madrid, as UTC, which is one or two hours behind. */
export function endOfDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) + 24 * hour;
  const isNextDay = (moment: number) => clock.format(moment) === '00';
  const next = [2, 1].map((ahead) => midnight - ahead * hour).find(isNextDay) ?? midnight;
  return new Date(next - 1).toISOString();
}
