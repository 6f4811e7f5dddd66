import type { BrowserContext, Page } from '@playwright/test';

// A refused call is an answer and a lost network is a fact, neither is a mistake of the page; the browser writes a
// line about them all the same. So it does where it has no push service: the page tells that in its own words.
const expected =
  /^Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_INTERNET_DISCONNECTED)|does not support the Push API in incognito mode/;

/** Collects what the browser complains about in any tab: errors, warnings about policies, uncaught exceptions. */
export function listenForComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  const listen = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      const isError = message.type() === 'error' || /Content Security Policy/.test(message.text());
      if (isError && !expected.test(message.text())) complaints.push(`${page.url()}: ${message.text()}`);
    });
  };
  context.pages().forEach(listen);
  context.on('page', listen);
  return complaints;
}
