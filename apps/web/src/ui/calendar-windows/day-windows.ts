/** 1 is Monday. */
export interface DayWindow {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** With each window's index in the whole list. */
export function windowsOn<T extends DayWindow>(windows: readonly T[], weekday: number) {
  return windows
    .map((window, index) => ({ window, index }))
    .filter(({ window }) => window.weekday === weekday);
}

/** Adds a day with the hours of the previous day, or the defaults. */
export function withDay<T extends DayWindow>(windows: readonly T[], weekday: number, usual: T): readonly T[] {
  const model = windows.findLast((window) => window.weekday < weekday) ?? windows[0] ?? usual;
  const hours = windows.filter((window) => window.weekday === model.weekday);
  const added = (hours.length > 0 ? hours : [usual]).map((window) => ({ ...window, weekday }));
  return inOrder([...windows, ...added]);
}

export function withoutDay<T extends DayWindow>(windows: readonly T[], weekday: number): readonly T[] {
  return windows.filter((window) => window.weekday !== weekday);
}

/** After the day's last one. */
export function withWindow<T extends DayWindow>(
  windows: readonly T[],
  weekday: number,
  usual: T,
): readonly T[] {
  const last = windowsOn(windows, weekday).at(-1)?.window ?? usual;
  return inOrder([...windows, { ...last, weekday, from: '', to: '' }]);
}

/** By day, keeping the order within a day. */
function inOrder<T extends DayWindow>(windows: readonly T[]): readonly T[] {
  return [...windows].sort((a, b) => a.weekday - b.weekday);
}
