import { findBrowser, findLightBrowser, howToGetABrowser } from '../scripts/prepare/find-browser.mjs';

/** How every Chromium of ours is started: without a window, and without talking to anybody but us. */
function launchOptions(browser: string | null) {
  if (!browser) throw new Error(`There is no browser: ${howToGetABrowser}.`);
  return {
    executablePath: browser,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      // A page of ours lives for seconds: what optimising its scripts costs, it never earns back.
      '--js-flags=--no-maglev --no-turbofan',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

export const lightBrowser = launchOptions(findLightBrowser(process.env));
/** With notifications and a push service. */
export const wholeBrowser = launchOptions(findBrowser(process.env));

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
