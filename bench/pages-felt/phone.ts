import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findLightBrowser, howToGetABrowser } from '../../scripts/prepare/find-browser.mjs';

/** A cheap phone on a mobile network: four times slower than this machine, 1.6 Mbps down, 150 ms latency. */
const cpuSlowness = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const screen = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export function openBrowser(): Promise<Browser> {
  const executablePath = findLightBrowser(process.env);
  if (!executablePath) throw new Error(`There is no browser: ${howToGetABrowser}.`);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** A first-time visitor: nothing is cached, and the consent banner is unanswered. */
export function newVisitor(browser: Browser, origin: string, session: unknown): Promise<BrowserContext> {
  const localStorage = session
    ? [
        { name: 'traip.session', value: JSON.stringify(session) },
        { name: 'traip.lastRefresh', value: String(Date.now()) },
      ]
    : [];
  return browser.newContext({
    ...screen,
    baseURL: origin,
    locale: 'es-ES',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowness });
}
