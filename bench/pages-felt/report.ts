import type { Browser } from '@playwright/test';
import { withTraip } from '../with-traip.ts';
import { newVisitor, openBrowser } from './phone.ts';
import { type Place, placesOf } from './places.ts';
import { type Felt, tap, visit } from './visit.ts';

/** How first visits feel on a slow phone: medians of a few loads. `npm start` builds the pages first. */
const loads = 3;

async function visits(browser: Browser, origin: string, { path, session }: Place): Promise<readonly Felt[]> {
  const felt: Felt[] = [];
  // The first load fills the server's caches, and is discarded.
  for (let load = 0; load <= loads; load++) {
    const visitor = await newVisitor(browser, origin, session);
    const one = await visit(visitor, path);
    await visitor.close();
    if (load > 0) felt.push(one);
  }
  return felt;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function row({ name }: Place, felt: readonly Felt[]): string {
  const of = (figure: (one: Felt) => number) => median(felt.map(figure));
  const first = of(({ firstPaint }) => firstPaint);
  const largest = of(({ largestPaint }) => largestPaint);
  const cells = [
    first.toFixed(0),
    largest.toFixed(0),
    (largest / first).toFixed(2),
    of(({ blocked }) => blocked).toFixed(0),
    of(({ shift }) => shift).toFixed(3),
    (of(({ javaScript }) => javaScript) / 1024).toFixed(1),
    (of(({ touched }) => touched.javaScript) / 1024).toFixed(1),
    of(({ touched }) => touched.blocked).toFixed(0),
    of(({ requests }) => requests).toFixed(0),
    felt.at(-1)?.largest.replace(/\s+/g, ' '),
  ];
  return `| ${[name, ...cells].join(' | ')} |`;
}

/** Of pages that have a button by which they are followed. */
async function taps(browser: Browser, origin: string, { name, path, session }: Place): Promise<void> {
  for (const isEarly of [true, false]) {
    const times: number[] = [];
    for (let load = 0; load < loads; load++) {
      const visitor = await newVisitor(browser, origin, session);
      times.push(await tap(visitor, path, { button: 'main button[aria-pressed]', isEarly }));
      await visitor.close();
    }
    const moment = isEarly ? 'as soon as it is seen' : 'once it rests';
    console.log(`${name}, a tap ${moment}: done after ${median(times).toFixed(0)} ms`);
  }
}

console.log(
  '| page | FCP ms | LCP ms | LCP / FCP | blocked ms | CLS | JavaScript gz kB | once touched | blocked then | requests | the largest |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
await withTraip(undefined, (run) =>
  run({ DEMO_LIFE: 'false', REQUESTS_PER_MINUTE: '0' }, async (product) => {
    const browser = await openBrowser();
    try {
      const places = await placesOf(product);
      for (const place of places) console.log(row(place, await visits(browser, product.origin, place)));
      for (const place of places.filter(({ name }) => name === 'competition' || name === 'match'))
        await taps(browser, product.origin, place);
    } finally {
      await browser.close();
    }
  }),
);
