import { after, beforeEach } from 'node:test';

/** The storage of this device. A test can fill it, or forbid it as some browsers do in private windows. */
export const device = {
  texts: new Map<string, string>(),
  isFull: false,
  isForbidden: false,
};

function assertAllowed(): void {
  if (device.isForbidden) throw new DOMException('Storage is forbidden.', 'SecurityError');
}

const localStorage = {
  getItem: (key: string) => {
    assertAllowed();
    return device.texts.get(key) ?? null;
  },
  setItem: (key: string, text: string) => {
    assertAllowed();
    if (device.isFull) throw new DOMException('Storage is full.', 'QuotaExceededError');
    device.texts.set(key, text);
  },
  removeItem: (key: string) => {
    assertAllowed();
    device.texts.delete(key);
  },
};

let page = new EventTarget();
let shownDocument = newDocument();

function newDocument() {
  return Object.assign(new EventTarget(), { visibilityState: 'visible' });
}

/**
 * Gives every test in the file a new page on a device with empty storage, for modules that use storage and
 * events of the global scope.
 */
export function withDevice(): void {
  const names = ['localStorage', 'document', 'addEventListener', 'removeEventListener'];
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  beforeEach(install);
  after(() => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  });
}

function install(): void {
  device.texts.clear();
  device.isFull = false;
  device.isForbidden = false;
  page = new EventTarget();
  shownDocument = newDocument();
  const globals = {
    localStorage,
    document: shownDocument,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
}

/** Another tab of this device writes or removes a value: the page receives an event. */
export function writeInOtherTab(key: string, text: string | null): void {
  if (text === null) device.texts.delete(key);
  else device.texts.set(key, text);
  announce(key);
}

/** Another tab clears everything: the event has no key. */
export function clearInOtherTab(): void {
  device.texts.clear();
  announce(null);
}

function announce(key: string | null): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

export function goOnline(): void {
  page.dispatchEvent(new Event('online'));
}

/** The tab comes to the front, or goes to the background. */
export function show(visibilityState: 'visible' | 'hidden'): void {
  shownDocument.visibilityState = visibilityState;
  shownDocument.dispatchEvent(new Event('visibilitychange'));
}
