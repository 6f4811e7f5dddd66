import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { codeFromName, isReservedCode, withSuffix } from './codes.ts';
import { Code } from './shapes/fields.ts';

const paths = readFileSync(new URL('../spec/calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => (line.split('\t')[1] ?? '').split('/'));

/** The fixed words in paths at places where other paths have a code. */
function reservedWords(): string[] {
  const withCode = paths.flatMap((path) =>
    path.flatMap((segment, place) => (/^\{(orgCode|code)\}$/.test(segment) ? [{ path, place }] : [])),
  );
  return withCode.flatMap(({ path, place }) =>
    paths
      .filter((other) => path.slice(0, place).every((segment, index) => segment === other[index]))
      .flatMap((other) => other[place] ?? [])
      .filter((word) => Code.safeParse(word).data === word),
  );
}

describe('codes', () => {
  it('spell the name without accents, symbols or capitals', () => {
    const codes = {
      'Círculo Náutico': 'circulo-nautico',
      'C.D. Ñuñoa 1923': 'c-d-nunoa-1923',
      '  ¡Vamos! ': 'vamos',
      'Federación Andaluza de Balonmano Playa': 'federacion-andaluza-de-b',
      'Un club con nombre de 24 y': 'un-club-con-nombre-de-24',
      CD: 'club-cd',
      体育: 'club',
    };
    for (const [name, code] of Object.entries(codes)) {
      assert.equal(codeFromName(name), code);
      assert.equal(Code.parse(code), code);
    }
  });

  it('stay valid with a number appended', () => {
    assert.equal(withSuffix('circulo', '2'), 'circulo-2');
    assert.equal(withSuffix('federacion-andaluza-de-b', '17'), 'federacion-andaluza-d-17');
    assert.equal(withSuffix('federacion-andaluza-de-b', '2'), 'federacion-andaluza-de-2');
    assert.equal(withSuffix('federacion-andaluza---sur', '17'), 'federacion-andaluza-17');
  });

  it('are never a fixed word of an address in the same place', () => {
    const words = reservedWords();
    for (const known of ['org', 'competitions', 'create-competition', 'actions'])
      assert.ok(words.includes(known));
    assert.deepEqual(
      words.filter((word) => !isReservedCode(word)),
      [],
    );
  });
});
