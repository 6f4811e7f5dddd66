/** Calls back as soon as the reader seems about to use the page. */
export function onFirstSign(callback: () => void, until: AbortSignal): void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  until.addEventListener('abort', () => controller.abort());
  const isSign = signReader();
  const check = (event: Event) => {
    if (!isSign(event)) return;
    controller.abort();
    callback();
  };
  const kinds = 'pointermove pointerdown touchstart wheel scroll keydown input';
  for (const kind of kinds.split(' ')) addEventListener(kind, check, options);
}

/** Distinguishes what the reader does from what the browser does itself while a page loads. */
export function signReader(): (event: Event) => boolean {
  let pointer: string | undefined;
  return (event) => {
    // These work without scripts, which would only compete with the next page.
    const worksAlone = 'a[href],summary,[data-consent]';
    const { type, target, pointerType, screenX, screenY } = event as PointerEvent;
    if (type === 'wheel') return true;
    if (type === 'scroll') {
      // Browsers restore the scroll position up to a moment after the page has loaded.
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const { loadEventEnd = 0 } = navigation ?? {};
      return loadEventEnd > 0 && event.timeStamp > loadEventEnd + 500;
    }
    if (type === 'pointermove') {
      // A moving finger scrolls, and a resting pointer is reported when something moves below it.
      const before = pointer;
      pointer = `${screenX} ${screenY}`;
      return pointerType !== 'touch' && before !== undefined && before !== pointer;
    }
    return !(target instanceof Element && target.closest(worksAlone));
  };
}
