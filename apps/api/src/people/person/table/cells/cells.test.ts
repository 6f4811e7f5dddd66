import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CellReading } from './fields.ts';
import { readDocument } from './read-document.ts';
import { genderReader } from './read-gender.ts';
import { readNationality } from './read-nationality.ts';
import { readShirt } from './read-plain.ts';
import { readRole } from './read-role.ts';
import { splitName } from './split-name.ts';

const readValue = (reading: CellReading<unknown>) => ('value' in reading ? reading.value : reading.problem);

describe('a name in one cell', () => {
  const split = (name: string, isSurnamesFirst = false) => {
    const { firstName, surnames } = splitName(name, isSurnamesFirst);
    return `${firstName} | ${surnames}`;
  };

  it('is split like Spanish names', () => {
    for (const name of [
      'Ana | García',
      'Ana | García López',
      'Ana | de la Fuente Ruiz',
      'Ana María | García López',
      'María del Carmen | García López',
      'María del Carmen | García',
      'José Luis | Pérez',
      'Juan de Dios | Pérez',
      'José | Ortega y Gasset',
      'Luis | Pérez de los Cobos',
      'Íñigo | López de Haro y Ruiz',
      'Carla | del Río',
      'Nerea | García-Rubio Saiz',
      'J. | Pérez',
      'Pelé | ',
    ])
      assert.equal(split(name.replace(' | ', ' ').trim()), name);
  });

  it('is split at its comma, before anything else', () => {
    assert.equal(split('García López, Ana María'), 'Ana María | García López');
    assert.equal(split('SAIZ,EVA'), 'EVA | SAIZ');
    assert.equal(split(', Ana'), 'Ana | ');
  });

  it('is split by capitals', () => {
    assert.equal(split('GARCÍA LÓPEZ Ana María'), 'Ana María | GARCÍA LÓPEZ');
    assert.equal(split('Ana María GARCÍA'), 'Ana María | GARCÍA');
    assert.equal(split('ANA GARCÍA LÓPEZ'), 'ANA | GARCÍA LÓPEZ');
  });

  it('has its surnames first where the heading says so', () => {
    assert.equal(split('García López Ana María', true), 'Ana María | García López');
    assert.equal(split('de la Fuente Ruiz Ana', true), 'Ana | de la Fuente Ruiz');
    assert.equal(split('Saiz Eva', true), 'Eva | Saiz');
    assert.equal(split('Pelé', true), 'Pelé | ');
  });
});

describe('an identity document', () => {
  it('is a DNI or NIE by its check letter', () => {
    assert.deepEqual(readValue(readDocument('12345678z')), { kind: 'DNI', number: '12345678Z' });
    assert.deepEqual(readValue(readDocument('12.345.678 - Z')), { kind: 'DNI', number: '12345678Z' });
    assert.deepEqual(readValue(readDocument('1234567L')), { kind: 'DNI', number: '01234567L' });
    assert.deepEqual(readValue(readDocument('Y-1234567-X')), { kind: 'NIE', number: 'Y1234567X' });
    assert.deepEqual(readValue(readDocument('Z1234567R')), { kind: 'NIE', number: 'Z1234567R' });
    for (const wrong of ['12345678A', 'X1234567A'])
      assert.equal(readValue(readDocument(wrong)), 'CHECK_LETTER_WRONG');
    for (const cut of ['12345678', 'X1234567'])
      assert.equal(readValue(readDocument(cut)), 'CHECK_LETTER_MISSING');
  });

  it('may be a passport, but not just any text', () => {
    assert.deepEqual(readValue(readDocument('AAB 123456')), { kind: 'OTHER', number: 'AAB123456' });
    for (const text of ['pendiente', '123', 'ana@correo.es'])
      assert.equal(readValue(readDocument(text)), 'INVALID');
  });
});

describe('a gender', () => {
  const read = (...column: string[]) => {
    const reader = genderReader(column);
    return column.map((cell) => readValue(reader(cell)));
  };

  it('is understood in both languages', () => {
    assert.deepEqual(read('Mujer', 'hombre', 'Fem.', 'MASC', 'Female', 'boy', 'Non-binary', ''), [
      'FEMALE',
      'MALE',
      'FEMALE',
      'MALE',
      'FEMALE',
      'MALE',
      'OTHER',
      null,
    ]);
  });

  it('M is interpreted by the other letters of the column, and by nothing else', () => {
    assert.deepEqual(read('M', 'H'), ['FEMALE', 'MALE']);
    assert.deepEqual(read('M', 'F'), ['MALE', 'FEMALE']);
    assert.deepEqual(read('M', 'V'), ['FEMALE', 'MALE']);
    assert.deepEqual(read('M', 'M'), ['GENDER_AMBIGUOUS', 'GENDER_AMBIGUOUS']);
    assert.deepEqual(read('M', 'F', 'H'), ['GENDER_AMBIGUOUS', 'FEMALE', 'MALE']);
  });
});

describe('other cells', () => {
  it('a shirt is a number up to 999', () => {
    assert.deepEqual(
      ['7', '07', '#7', 'Nº 7', '7,0', '0', '999', '-7', '7.5', '1000', '1e1'].map((cell) =>
        readValue(readShirt(cell)),
      ),
      [7, 7, 7, 7, 7, 0, 999, 'INVALID', 'INVALID', 'INVALID', 'INVALID'],
    );
  });

  it('a nationality is a country, its code or its people', () => {
    assert.deepEqual(
      ['ES', 'España', 'spain', 'Española', 'ESP', 'Argentina', 'EE. UU.', 'Países Bajos', 'Marte'].map(
        (cell) => readValue(readNationality(cell)),
      ),
      ['ES', 'ES', 'ES', 'ES', 'ES', 'AR', 'US', 'NL', 'INVALID'],
    );
  });

  it('a role is a team role, or delegate', () => {
    assert.deepEqual(
      [
        'Jugador/a',
        'Capitana',
        '2º Entrenador',
        '2.º entrenador',
        'Entrenador(a)',
        'Delegada',
        'Physio',
        'Rey',
      ].map((cell) => readValue(readRole(cell))),
      ['MEMBER', 'CAPTAIN', 'STUFF', 'STUFF', 'COACH', 'DELEGATE', 'STUFF', 'INVALID'],
    );
  });
});
