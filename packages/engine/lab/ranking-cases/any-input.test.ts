import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import fc from 'fast-check';
import { rankCase } from './index.ts';

const folder = new URL('../../golden/ranking/', import.meta.url);
const cases = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
// Long cases only repeat their rows.
const short = cases.filter((text) => text.length < 10_000);

type Json = Record<string, unknown>;
type Spot = readonly [holder: Json, key: string];

function spotsOf(value: unknown): readonly Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Json;
  return Object.keys(holder).flatMap((key): readonly Spot[] => [[holder, key], ...spotsOf(holder[key])]);
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, '', -1, 0, 1.5, 1e308, 2 ** 53, 'DNF', '__proto__', [], {}, [[]], true),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A real case with one changed value. */
const spoiled = fc.tuple(fc.constantFrom(...short), fc.nat(), odd).map(([text, number, value]) => {
  const { kind, rules, input } = JSON.parse(text) as Json;
  const spots = spotsOf({ rules, input });
  const [holder, key] = spots[number % spots.length] as Spot;
  holder[key] = value;
  return JSON.stringify({ kind, rules, input });
});

function isWhole(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isWhole);
  return typeof value === 'number' ? Number.isFinite(value) : value !== undefined;
}

it('whatever a field contains, a case is ranked with numbers or refused with a name', () => {
  fc.assert(
    fc.property(spoiled, (text) => {
      const ranked = rankCase(JSON.parse(text));
      if ('ranking' in ranked) assert.ok(isWhole(ranked.ranking));
      else assert.equal(typeof ('who' in ranked ? ranked.who : ranked.field), 'string');
    }),
    { numRuns: 1000 },
  );
});

it('figures too long for exact sums are refused', () => {
  const teams = [{ id: 'a', sets: 2 ** 53 }];
  const ranked = rankCase({ kind: 'TIES', rules: { steps: ['SETS'] }, input: { teams } });
  assert.match(JSON.stringify(ranked), /teams\[0\]\.sets/);
});
