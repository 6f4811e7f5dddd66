import { expect, type Locator } from '@playwright/test';

const maxPresses = 80;

/** Presses Tab until the target has the focus, like a user without a mouse. The focus must be visible. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < maxPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(isFocusSeen), `the focus on ${target} can be seen`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** Whether anything around the element looks different with the focus. */
async function isFocusSeen(element: Element): Promise<boolean> {
  const control = element as HTMLElement;
  // Components render their focus style a moment later.
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const nearby: Element[] = [];
  for (let one: Element | null = element; one !== null && nearby.length < 4; one = one.parentElement)
    nearby.push(one, ...one.children);
  const stylesAround = () =>
    nearby.map((one) => {
      const { outline, boxShadow, borderColor, backgroundColor, clipPath } = getComputedStyle(one);
      return [outline, boxShadow, borderColor, backgroundColor, clipPath].join();
    });
  await drawn();
  const focused = stylesAround();
  control.blur();
  await drawn();
  const without = stylesAround();
  control.focus({ focusVisible: true } as FocusOptions);
  return focused.some((one, index) => one !== without[index]);
}

/** Tabs to something, and presses it. */
export async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Tabs to a field, and types into it. */
export async function write(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}
