/** A time as printed in results: 1:02:14. */
export function formatTime(seconds: number): string {
  const two = (value: number) => `${value}`.padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
