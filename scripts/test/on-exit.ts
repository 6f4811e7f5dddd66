const cleanups: (() => void)[] = [];

/** Does this when the process ends, however it ends; what was asked for last is done first. */
export function onExit(cleanup: () => void): void {
  if (cleanups.length === 0) listen();
  cleanups.push(cleanup);
}

function listen(): void {
  process.on('exit', () => {
    for (const cleanup of cleanups.toReversed()) cleanup();
  });
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => process.exit(code));
  }
}
