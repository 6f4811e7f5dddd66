import { sessionOf } from '../fixtures/accounts.ts';
import { batchesOf, checkPages } from '../fixtures/page-checks.ts';
import { routes } from '../fixtures/routes.ts';
import { signIn, test } from '../fixtures/test.ts';

/** Pages per journey: the workers share the journeys. */
const length = 7;

test.describe('every page is accessible, complete and fits the screen', () => {
  for (const part of batchesOf(routes, length)) {
    const [first] = part;
    test(`${first?.name} to ${part.at(-1)?.name}`, async ({ page, app, browserErrors }) => {
      test.setTimeout(120_000);
      if (first?.as) await signIn(page, await sessionOf(app, first.as));
      await checkPages({ page, browserErrors, loadsEach: true }, part);
    });
  }
});
