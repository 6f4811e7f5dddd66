import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engine } from './testing/engine.ts';

function printed(...args: readonly string[]) {
  const { code, out, err } = engine(args);
  assert.equal(code, 0, err);
  return out;
}

test('a knockout of six gives the top two a bye and plays for third place', () => {
  assert.equal(
    printed('bracket', 'Lions,Bears,Wolves,Foxes,Hawks,Owls', '--third-place'),
    `Round 1
  r1-2  Foxes – Hawks
  r1-4  Wolves – Owls
        Lions has a bye
        Bears has a bye

Round 2
  r2-1  Lions – winner of r1-2
  r2-2  Bears – winner of r1-4

Round 3
  r3-1    winner of r2-1 – winner of r2-2
  r3p3-1  loser of r2-1 – loser of r2-2
`,
  );
});

test('a double knockout of eight has fourteen matches and one if needed', () => {
  const { algorithm, rounds } = JSON.parse(printed('bracket', '8', '--double', '--json'));
  assert.equal(algorithm, 'DOUBLE_ELIM');
  const matches = rounds.flatMap((round: { matches: { ifNeeded?: true }[] }) => round.matches);
  assert.equal(matches.length, 15);
  assert.equal(matches.filter(({ ifNeeded }: { ifNeeded?: true }) => ifNeeded).length, 1);
});

test('a drawn knockout is the same for the same seed and different for another', () => {
  const drawn = (seed: string) => printed('bracket', '16', '--seeding', 'random', '--seed', seed);
  assert.equal(drawn('a'), drawn('a'));
  assert.notEqual(drawn('a'), drawn('b'));
});

test('a league of four over two legs has six rounds, and no team hosts another twice', () => {
  const { rounds } = JSON.parse(printed('roundrobin', '4', '--legs', '2', '--scheme', 'FRENCH', '--json'));
  const pairs = rounds.flatMap((round: { matches: { home: { team: string }; away: { team: string } }[] }) =>
    round.matches.map(({ home, away }) => `${home.team}-${away.team}`),
  );
  assert.equal(rounds.length, 6);
  assert.equal(new Set(pairs).size, 12);
});

test('a league of three lists the byes in Spanish', () => {
  assert.match(
    printed('roundrobin', 'A,B,C', '--lang', 'es'),
    /^Ronda 1\n {2}r1m1 {2}\w – \w\n {8}\w descansa\n/,
  );
});
