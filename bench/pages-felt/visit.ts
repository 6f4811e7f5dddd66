import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { slowDown } from './phone.ts';

/** What the browser records about a page while it loads. */
interface Noted {
  firstPaint: number;
  largestPaint: number;
  largest: string;
  shift: number;
  tasks: { start: number; duration: number }[];
}

export interface Felt {
  /** Milliseconds. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Total blocking time after the first paint: the part of each task beyond 50 ms. */
  readonly blocked: number;
  readonly shift: number;
  /** Bytes, compressed with gzip. */
  readonly javaScript: number;
  readonly requests: number;
  readonly largest: string;
  /** What has been loaded once somebody has touched the page, and how long that blocked it. */
  readonly touched: { readonly javaScript: number; readonly blocked: number };
}

/** Loads a page until it is idle, touches it, and returns how that felt. */
export async function visit(context: BrowserContext, path: string): Promise<Felt> {
  const { page, requests } = await open(context, path);
  await waitUntilIdle(page, requests);
  const { firstPaint, largestPaint, largest, shift, tasks } = await notesOf(page);
  const javaScript = await scriptBytes(requests.all);
  const count = requests.all.length;
  const touch = await page.evaluate(() => performance.now());
  await page.mouse.wheel(0, 1);
  await waitUntilIdle(page, requests);
  return {
    firstPaint,
    largestPaint,
    largest,
    shift,
    blocked: blockedAfter(firstPaint, tasks),
    javaScript,
    requests: count,
    touched: {
      javaScript: await scriptBytes(requests.all),
      blocked: blockedAfter(touch, (await notesOf(page)).tasks),
    },
  };
}

/**
 * Milliseconds from a tap on a button to its effect. `isEarly`: as soon as the button can be seen, and again until it
 * has done something, for a page that loses what is pressed too early; else once the page rests.
 */
export async function tap(
  context: BrowserContext,
  path: string,
  { button, isEarly }: { readonly button: string; readonly isEarly: boolean },
): Promise<number> {
  const { page, requests } = await open(context, path, isEarly ? 'commit' : 'load');
  if (!isEarly) await waitUntilIdle(page, requests);
  await page.locator(button).first().waitFor();
  return page.evaluate(tapUntilDone, button);
}

/** Runs in the page. A tap that the page has noticed is not repeated: a second one would undo it. */
async function tapUntilDone(button: string): Promise<number> {
  const begun = performance.now();
  const exists = (state: string) => document.querySelector(button + state) !== null;
  let isNoticed = false;
  while (!exists('[aria-pressed="true"]')) {
    if (!isNoticed) {
      isNoticed = document.documentElement.dataset.hydrated !== undefined;
      document.querySelector<HTMLElement>(button)?.click();
      isNoticed ||= exists('[aria-busy]');
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - begun;
}

async function open(context: BrowserContext, path: string, waitUntil: 'load' | 'commit' = 'load') {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(observePage);
  const requests = follow(page);
  await page.goto(path, { waitUntil, timeout: 120_000 });
  return { page, requests };
}

function notesOf(page: Page): Promise<Noted> {
  return page.evaluate(() => (window as unknown as { noted: Noted }).noted);
}

/** Runs in the page before its own code. */
function observePage(): void {
  const noted: Noted = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, tasks: [] };
  Object.assign(window, { noted });
  const watch = <T extends PerformanceEntry>(type: string, note: (entry: T) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  watch<PerformanceEntry & { element?: Element }>('largest-contentful-paint', ({ startTime, element }) => {
    noted.largestPaint = startTime;
    noted.largest = `${element?.tagName.toLowerCase() ?? ''} ${element?.textContent?.trim().slice(0, 60) ?? ''}`;
  });
  watch<PerformanceEntry & { value: number }>('layout-shift', ({ value }) => {
    noted.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => noted.tasks.push({ start: startTime, duration }));
}

function blockedAfter(firstPaint: number, tasks: Noted['tasks']): number {
  const beyond = tasks.map(({ start, duration }) => {
    const end = start + duration;
    return end - Math.max(start + 50, firstPaint);
  });
  return beyond.reduce((sum, time) => sum + Math.max(0, time), 0);
}

interface Requests {
  readonly all: readonly Request[];
  readonly pending: ReadonlySet<Request>;
}

/** Tracks requests, except live feeds, which never end. */
function follow(page: Page): Requests {
  const all: Request[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    all.push(request);
    if (request.resourceType() !== 'eventsource' && !request.url().includes('/live/')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { all, pending };
}

const restTime = 2_000;
const tick = 100;

/** Waits until there are no requests and the processor is idle for two seconds: long before an untouched page starts its scripts. */
async function waitUntilIdle(page: Page, { all, pending }: Requests): Promise<void> {
  let before = '';
  for (let rested = 0; rested < restTime; rested += tick) {
    await pause(tick);
    const { tasks } = await notesOf(page);
    const now = `${all.length} ${tasks.length}`;
    if (pending.size > 0 || now !== before) rested = 0;
    before = now;
  }
}

const known = new Map<string, number>();

async function scriptBytes(requests: readonly Request[]): Promise<number> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map(gzipSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function gzipSize(request: Request): Promise<number> {
  const size = known.get(request.url()) ?? gzipSync((await (await request.response())?.body()) ?? '').length;
  known.set(request.url(), size);
  return size;
}
