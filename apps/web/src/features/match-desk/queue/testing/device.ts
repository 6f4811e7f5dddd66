/** What this device stores. A test can fill its storage, or forbid it as some browsers do in private windows. */
export const device = {
  texts: new Map<string, string>(),
  isFull: false,
  isForbidden: false,
};

function assertAllowed(): void {
  if (device.isForbidden) throw new DOMException('Storage is forbidden.', 'SecurityError');
}

/** The browser's storage and its events, for modules that read them from the global scope. */
export function installDevice(): void {
  const localStorage = {
    getItem: (key: string) => {
      assertAllowed();
      return device.texts.get(key) ?? null;
    },
    setItem: (key: string, text: string) => {
      assertAllowed();
      if (device.isFull) throw new DOMException('Storage is full.', 'QuotaExceededError');
      device.texts.set(key, String(text));
    },
  };
  const page = new EventTarget();
  const globals = {
    localStorage,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
}

/** Another tab of this device writes: the page gets to know by an event. */
export function writeInOtherTab(key: string, text: string): void {
  device.texts.set(key, text);
  dispatchEvent(new Event('storage'));
}
