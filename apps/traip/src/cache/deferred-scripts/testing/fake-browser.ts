import { mock } from 'node:test';
import { createContext, runInContext } from 'node:vm';

interface FakeScript {
  readonly src: string;
  readonly nonce: string;
  onload(): void;
  onerror(): void;
  remove(): void;
}

interface Visit {
  readonly stored?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  /** Slow unless said otherwise. */
  readonly connection?: { readonly saveData?: boolean; readonly downlink?: number } | undefined;
}

class FakeElement extends EventTarget {}

const nothing = () => undefined;

/** The part of a browser that the starter uses, with its own events and a stopped clock. */
export function openFakeBrowser(visit: Visit = {}) {
  const { stored = {}, cookie = '' } = visit;
  const connection = 'connection' in visit ? visit.connection : { downlink: 1.5 };
  const window = new EventTarget();
  const clock = { timeStamp: 0, loadEventEnd: 0 };
  const scripts: FakeScript[] = [];
  const dataset: Record<string, string> = {};
  let onHydrated: () => void = nothing;
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset },
    currentScript: { nonce: 'nonce' },
    visibilityState: 'visible',
    cookie,
    createElement: (tag: string) => ({ tag, remove: nothing }),
    querySelector: () => null,
    querySelectorAll: () => [],
    head: {
      append: (element: FakeScript & { readonly tag: string }) =>
        element.tag === 'script' && scripts.push(element),
    },
  });
  const context = createContext({
    document,
    addEventListener: window.addEventListener.bind(window),
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { protocol: 'http:' },
    navigator: { connection },
    performance: { mark: nothing, getEntriesByType: () => [clock] },
    MutationObserver: class {
      constructor(callback: () => void) {
        onHydrated = callback;
      }
      readonly observe = nothing;
      readonly disconnect = nothing;
    },
    Element: FakeElement,
    Event,
    fetch: async () => undefined,
    AbortController,
    AbortSignal,
    setTimeout: (callback: () => void, milliseconds = 0) => setTimeout(callback, milliseconds),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  });
  return {
    document,
    clock,
    run: (code: string) => void runInContext(code, context),
    /** The requested scripts, in order. */
    asked: () => scripts.map(({ src }) => src),
    script: (src: string) => scripts.findLast((script) => script.src === src),
    fire: (type: string, details: object = {}, target: EventTarget = window) =>
      void window.dispatchEvent(eventOf(type, { target, ...details })),
    hydrate: () => {
      dataset.hydrated = '';
      onHydrated();
      mock.timers.tick(1);
    },
    pass: (milliseconds: number) => mock.timers.tick(milliseconds),
  };
}

/** An event with a target, which only browsers can set otherwise. */
function eventOf(type: string, details: object): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(details)) Object.defineProperty(event, name, { value });
  return event;
}

/** An element that matches, or is inside an element that matches, these selectors. */
export function fakeElement(matching: readonly string[], own: object = {}) {
  const isNamed = (selectors: string) => selectors.split(',').some((one) => matching.includes(one));
  const attributes = new Map<string, string>();
  const element: FakeElement & { readonly attributes: typeof attributes } = Object.assign(new FakeElement(), {
    attributes,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
    dataset: {},
    localName: matching[0],
    isConnected: true,
    closest: (selectors: string) => (isNamed(selectors) ? element : null),
    matches: isNamed,
    ...own,
  });
  return element;
}
