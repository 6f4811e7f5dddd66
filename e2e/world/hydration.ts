import type { BrowserContext, Page } from '@playwright/test';

/**
 * A page that is loaded can be read but not used yet: what is pressed before React has taken over is lost. Every
 * page of this context counts as opened or reloaded only once that has happened.
 */
export function waitForHydration(context: BrowserContext): void {
  context.pages().forEach(extend);
  context.on('page', extend);
}

function extend(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => afterHydration(page, await goto(...args));
  page.reload = async (...args) => afterHydration(page, await reload(...args));
}

async function afterHydration<T>(page: Page, response: T): Promise<T> {
  // Files, error texts and pages of others have no React to wait for.
  await page.waitForFunction(
    () =>
      document.querySelector('script[src*="/_next/"]') === null ||
      document.documentElement.dataset.hydrated !== undefined,
  );
  return response;
}
