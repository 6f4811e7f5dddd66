import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const quietFor = 150;
const patience = 15_000;

export type Traffic = {
  /** Resolves once the page has asked for nothing for a while; rejects with what is still under way after too long. */
  readonly quiet: () => Promise<void>;
  /** How many requests the page has made so far. */
  readonly count: () => number;
};

/** Follows what a page asks for. A live feed never ends, and is not waited for. */
export function watchTraffic(page: Page): Traffic {
  const underWay = new Set<Request>();
  let count = 0;
  page.on('request', (request) => {
    count++;
    if (request.resourceType() !== 'eventsource' && !request.url().includes('/live/')) underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => underWay.delete(request));
  }
  return { count: () => count, quiet: () => untilQuiet(underWay) };
}

async function untilQuiet(underWay: ReadonlySet<Request>): Promise<void> {
  const deadline = Date.now() + patience;
  for (let since = Date.now(); Date.now() - since < quietFor; await pause(15)) {
    if (underWay.size > 0) since = Date.now();
    if (Date.now() > deadline) {
      throw new Error(`Still under way: ${[...underWay].map((request) => request.url()).join(', ')}`);
    }
  }
}
