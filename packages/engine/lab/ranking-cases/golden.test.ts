import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { rankCase } from './index.ts';

interface GoldenCase {
  readonly title: string;
  readonly kind: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly discriminates: readonly {
    readonly variant: string;
    readonly patch: Readonly<Record<string, unknown>>;
  }[];
}

const folder = new URL('../../golden/ranking/', import.meta.url);
const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenCase);

it('all golden results are present', () => assert.ok(cases.length >= 19));

for (const golden of cases) {
  describe(golden.title, () => {
    it('matches the official result', () => assert.deepEqual(named(golden), golden.expected));

    for (const { variant, patch } of golden.discriminates)
      for (const [how, rules] of [
        ['', { ...golden.rules, ...patch }],
        [', field by field', { ...golden.rules, ...merged(golden.rules, patch) }],
      ] as const)
        it(`differs with ${variant}${how}`, () =>
          assert.notDeepEqual(named({ ...golden, rules }), golden.expected));
  });
}

/** The result, restricted to the fields in the case. */
function named(golden: GoldenCase): unknown {
  const ranked = rankCase(golden);
  assert.ok('ranking' in ranked, JSON.stringify(ranked));
  assert.deepEqual(ranked.ignoredFields, []);
  return restrictedTo(golden.expected, ranked.ranking);
}

function restrictedTo(expected: unknown, found: unknown): unknown {
  if (!isRecord(expected) || !isRecord(found)) return found;
  return Object.fromEntries(
    Object.keys(expected).map((key) => [key, restrictedTo(expected[key], found[key])]),
  );
}

/** Applies a patch, keeping what it does not mention inside the rules it does. */
function merged(rules: Readonly<Record<string, unknown>>, patch: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(patch).map(([key, value]) => {
      const old = rules[key];
      return [key, isRecord(old) && isRecord(value) ? { ...old, ...value } : value];
    }),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
