import { findBrowser, howToGetABrowser } from '../scripts/prepare/find-browser.mjs';

const browser = findBrowser(process.env);
if (!browser) throw new Error(`There is no browser: ${howToGetABrowser}.`);

/** How every Chromium of ours is started: without a window, and without talking to anybody but us. */
export const launchOptions = {
  executablePath: browser,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
