/** Calls back after the page has been visible for ten seconds: it then follows its matches by itself. */
export function afterTimeInView(callBack: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(callBack, 10_000);
  };
  document.addEventListener('visibilitychange', check, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  check();
}
