import { sessionOf } from '../world/accounts.ts';
import { routes } from '../world/routes.ts';
import { signIn, test } from '../world/test.ts';
import { walk, walksOf } from '../world/walk.ts';

/** Pages that one walk visits. */
const length = 7;

test.describe('every page is accessible, complete and fits the screen', () => {
  for (const part of walksOf(routes, length)) {
    const [first] = part;
    test(`${first?.name} to ${part.at(-1)?.name}`, async ({ page, world, complaints }) => {
      test.setTimeout(120_000);
      if (first?.as) await signIn(page, await sessionOf(world, first.as));
      await walk({ page, complaints, loadsEach: true }, part);
    });
  }
});
