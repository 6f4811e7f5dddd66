import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contender, sidesFrom } from '../testing/contenders.ts';
import type { Contender } from './contender.ts';
import { sideOf } from './sides.ts';

const absolute = (overrides: Partial<Contender>) =>
  contender({ claim: 'ABSOLUTE', imbalance: 2, ...overrides });
const strong = (overrides: Partial<Contender>) => contender({ claim: 'STRONG', imbalance: 1, ...overrides });
const mild = (overrides: Partial<Contender>) => contender({ claim: 'MILD', ...overrides });

/** Asserts which of two teams is at home, in either argument order. */
function hosts(host: Contender, guest: Contender, initial: 'HOME' | 'AWAY' = 'HOME'): void {
  assert.equal(sideOf(host, guest, initial), 'HOME');
  assert.equal(sideOf(guest, host, initial), 'AWAY');
}

describe('of two teams', () => {
  test('both get the side they are due if possible', () => {
    hosts(mild({ due: 'HOME' }), absolute({ due: 'AWAY', rank: 1 }));
    hosts(mild({ due: 'HOME' }), contender({ rank: 1 }));
    hosts(contender({}), mild({ due: 'AWAY', rank: 1 }));
  });

  test('the one with the stronger claim gets the side both are due', () => {
    for (const [stronger, weaker] of [
      [absolute, strong],
      [strong, mild],
      [absolute, mild],
    ] as const) {
      hosts(stronger({ due: 'HOME', rank: 1 }), weaker({ due: 'HOME' }));
      hosts(weaker({ due: 'AWAY' }), stronger({ due: 'AWAY', rank: 1 }));
    }
  });

  test('with equal absolute claims, the one further out of balance gets the side', () => {
    hosts(absolute({ due: 'HOME', imbalance: 3, rank: 1 }), absolute({ due: 'HOME' }));
    hosts(absolute({ due: 'AWAY' }), absolute({ due: 'AWAY', imbalance: 3, rank: 1 }));
  });

  test('balance counts only between absolute claims', () => {
    hosts(strong({ due: 'HOME' }), strong({ due: 'HOME', imbalance: 3, rank: 1 }));
  });

  const after = (line: string, rank: number) => mild({ due: 'HOME', sides: sidesFrom(line), rank });

  test('equal claims reverse the last round in which the two had different sides', () => {
    hosts(after('HA', 1), after('AH', 0));
    hosts(after('HAHA', 1), after('HHHA', 0));
    // Rounds without a game are skipped.
    hosts(after('HA', 1), after('H–', 0));
  });

  test('the higher-ranked gets the side both are due if they always had the same side', () => {
    hosts(after('HA', 0), after('HA', 1));
    // The other has played fewer games.
    hosts(after('HHA', 0), after('A', 1));
    hosts(contender({ due: 'AWAY', rank: 1 }), contender({ due: 'AWAY', rank: 0 }));
    hosts(contender({ due: 'HOME', score: 6, rank: 5 }), contender({ due: 'HOME', rank: 0 }));
  });

  test('in the first round odd pairing numbers get the drawn side, even ones the other', () => {
    const [first, second, third] = [0, 1, 2].map((rank) => contender({ rank }));
    assert.ok(first && second && third);
    hosts(first, third, 'HOME');
    hosts(third, first, 'AWAY');
    hosts(third, second, 'HOME');
    hosts(second, third, 'AWAY');
  });
});
