import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';

const t = messagesIn('es');

test('the chosen theme applies at once, on every page, and can follow the device', async ({ page }) => {
  await page.goto('/cookies');
  const html = page.locator('html');
  const button = (name: string) =>
    page.getByRole('group', { name: t('ui.theme.label') }).getByRole('button', { name });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await button(t('ui.theme.dark')).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  // Before any script of the page: this is the theme of the first paint.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.themeAtFirst = document.documentElement.dataset.theme ?? '';
    });
  });
  await page.goto('/o/liga-norte');
  await expect(html).toHaveAttribute('data-theme-at-first', 'dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#161f31');
  await button(t('ui.theme.system')).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the checks find a target that is too small, and a colour unreadable in only one of the themes', async ({
  page,
}) => {
  await page.goto('/auth/login');
  const mistakes = async () => (await accessibilityViolations(page)).map((line) => line.split(': ')[0]);
  expect(await mistakes()).toEqual([]);
  await page.getByRole('main').evaluate((main) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.small { width: 12px; height: 12px; padding: 0 } .dusky { color: #14213d }');
    document.adoptedStyleSheets.push(sheet);
    const small = '<button class="small">×</button>';
    main.insertAdjacentHTML('beforeend', `<p class="dusky">Ana</p>${small}${small}`);
  });
  expect(await mistakes()).toEqual(['target-size', 'color-contrast (dark)']);
});
