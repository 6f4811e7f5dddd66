import assert from 'node:assert/strict';
import { it } from 'node:test';
import { matchResults } from './match-results.ts';
import type { Fixture } from './queries.ts';
import { readResults } from './read-results.ts';

it('results find their fixtures without comparing every row with every fixture', () => {
  let reads = 0;
  const fixtures = Array.from({ length: 2_000 }, (_, index) => ({
    id: String(index),
    round: 1,
    state: 'SCHEDULED',
    awayKey: `visitante ${index}`,
    awayCode: `v-${index}`,
    homeKey: `equipo ${index}`,
    get homeCode() {
      reads += 1;
      return `e-${index}`;
    },
  })) as unknown as readonly Fixture[];
  reads = 0;
  const rows = Array.from({ length: 500 }, (_, index) => `Equipo ${index};V-${index};1;0`);
  const parsed = readResults(`Local;Visitante;Marcador local;Marcador visitante\n${rows.join('\n')}`);
  assert.ok(typeof parsed !== 'string');
  const matched = matchResults(parsed, fixtures);
  assert.ok(matched.every(({ fixture, line }) => fixture?.id === String(line - 2)));
  assert.equal(reads, fixtures.length);
});
