import type { Locale } from '../fixtures/messages.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createOrganisation } from './competition-steps.ts';

// A browser that puts the month first and uses a 12-hour clock.
test.use({ locale: 'en-US' });

for (const [locale, tag, prefix] of [
  ['es', '@wide', ''],
  ['en', '@phone', '/en'],
] satisfies [Locale, string, string][])
  test(`dates are typed and picked in the format of the ${locale} page, whatever the browser prefers`, {
    tag,
  }, async ({ page, app }) => {
    const t = messagesIn(locale);
    const club = await createOrganisation(app);
    await openSignedIn(page, club.admin.session, `${prefix}/dashboard/${club.orgCode}/venues?tab=closed`);
    await page
      .getByRole('button', { name: t('venues.addClosed') })
      .first()
      .click();
    const dialog = page.getByRole('dialog').first();
    const first = dialog.getByLabel(t('venues.firstDay'));
    const last = dialog.getByLabel(t('venues.lastDay'));
    await expect(first).toHaveAttribute('placeholder', t('ui.date.order'));

    await first.fill('12/24/2027');
    await first.blur();
    await expect(dialog.getByText(t('ui.date.unreadable'))).toBeVisible();
    await first.fill('24.12.27');
    await first.blur();
    await expect(first).toHaveValue('24/12/2027');
    await expect(dialog.getByText(t('ui.date.unreadable'))).toBeHidden();

    await last.fill('20/12/2027');
    await dialog
      .getByRole('button', { name: t('ui.date.open') })
      .last()
      .click();
    const days = page.getByRole('group', { name: locale === 'es' ? 'diciembre de 2027' : 'December 2027' });
    await expect(days.getByRole('button', { pressed: true })).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowLeft', 'PageDown', 'PageUp']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(last).toHaveValue('26/12/2027');

    await dialog.getByRole('button', { name: t('venues.close') }).click();
    const closed = page.getByRole('listitem').filter({ hasText: '2027' });
    await expect(closed).toContainText(
      locale === 'es' ? /24 de diciembre.*26 de dic/ : /24 December.*26 Dec/,
    );
  });
