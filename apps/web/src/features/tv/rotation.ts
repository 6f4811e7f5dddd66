interface Rotation {
  readonly at: number;
  readonly isPaused: boolean;
}

export type Turn = 'next' | 'previous' | 'pause';

export const begin: Rotation = { at: 0, isPaused: false };

/** The number of screens may have changed. */
export function turned({ at, isPaused }: Rotation, turn: Turn, count: number): Rotation {
  if (turn === 'pause') return { at, isPaused: !isPaused };
  const step = turn === 'next' ? 1 : -1;
  return { at: (Math.min(at, count - 1) + step + count) % count, isPaused };
}

const keys: Readonly<Record<string, Turn>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  ' ': 'pause',
  k: 'pause',
};

/** For keys and remote controls. */
export function turnOf(key: string): Turn | null {
  return keys[key] ?? null;
}

/** Chunks that fit on one screen each. */
export function screensOf<T>(items: readonly T[], perScreen: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / perScreen) }, (_, screen) =>
    items.slice(screen * perScreen, (screen + 1) * perScreen),
  );
}
