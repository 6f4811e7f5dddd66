import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PeopleTable } from './read-people.ts';
import { readPeople } from './read-people.ts';

const today = '2026-11-16';
type Settings = Partial<Parameters<typeof readPeople>[1]>;

function tableOf(text: string, settings: Settings = {}): PeopleTable {
  const table = readPeople(text, { today, ...settings });
  assert.ok(typeof table !== 'string', `a table, and not ${table}`);
  return table;
}

/** The given facts of each person, without the missing ones. */
const peopleOf = (text: string, settings?: Settings) =>
  tableOf(text, settings).rows.map(({ person }) =>
    Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null)),
  );
const problemsOf = (text: string, settings?: Settings) =>
  tableOf(text, settings).rows.flatMap(({ line, problems }) =>
    problems.map(({ field, code, value, sameAs }) =>
      [line, field, code, value, ...(sameAs ? [`as line ${sameAs}`] : [])].join(' '),
    ),
  );
const columnsOf = (text: string, settings?: Settings) =>
  tableOf(text, settings).columns.map(({ heading, field, how }) => `${heading || '-'}: ${field} ${how}`);
const namesOf = (text: string) =>
  peopleOf(text).map(({ firstName, surnames }) => `${surnames}, ${firstName}`);

describe('a table of people', () => {
  it('as a Spanish club keeps it is read by its headings', () => {
    const text = [
      'Nº;Apellidos y nombre;Dorsal;F. nac.;DNI/NIE;Sexo;Posición;Correo electrónico;Tlf.;Nacionalidad;Tutor/a;Correo del tutor/a',
      '1;García López, Ana;7;3/9/2014;12345678-Z;M;Portera;;600 11 22 33;Española;Eva López;EVA@correo.es',
      '2;de la Fuente Ruiz, José Luis;10;25/12/01;x1234567l;H;;jl@correo.es;;Marruecos;;',
    ].join('\r\n');
    assert.deepEqual(peopleOf(text), [
      {
        firstName: 'Ana',
        surnames: 'García López',
        shirt: 7,
        birthday: '2014-09-03',
        gender: 'FEMALE',
        position: 'Portera',
        phone: '600 11 22 33',
        document: { kind: 'DNI', number: '12345678Z' },
        nationality: 'ES',
        guardianName: 'Eva López',
        guardianEmail: 'eva@correo.es',
      },
      {
        firstName: 'José Luis',
        surnames: 'de la Fuente Ruiz',
        shirt: 10,
        birthday: '2001-12-25',
        gender: 'MALE',
        email: 'jl@correo.es',
        document: { kind: 'NIE', number: 'X1234567L' },
        nationality: 'MA',
      },
    ]);
    assert.deepEqual(problemsOf(text), []);
    assert.equal(columnsOf(text)[0], 'Nº: null NONE');
  });

  it('as an English club keeps it is read by its headings', () => {
    const text = [
      'First name,Last name,Squad number,Date of birth,Gender,Position,E-mail,Phone number,Passport No.,Nationality,Parent’s name,Parent’s e-mail,Role',
      'Mary,Jones,9,14 Sep 2009,F,Striker,mary@mail.com,+44 20 7946 0000,533401372,British,Ann Jones,ann@mail.com,Player',
      'John,"Smith, Jr.",,2 January 1980,M,,,,,USA,,,Head coach',
    ].join('\n');
    assert.deepEqual(peopleOf(text), [
      {
        firstName: 'Mary',
        surnames: 'Jones',
        shirt: 9,
        birthday: '2009-09-14',
        gender: 'FEMALE',
        position: 'Striker',
        email: 'mary@mail.com',
        phone: '+44 20 7946 0000',
        document: { kind: 'OTHER', number: '533401372' },
        nationality: 'GB',
        guardianName: 'Ann Jones',
        guardianEmail: 'ann@mail.com',
        role: 'MEMBER',
      },
      {
        firstName: 'John',
        surnames: 'Smith, Jr.',
        birthday: '1980-01-02',
        gender: 'MALE',
        nationality: 'US',
        role: 'COACH',
      },
    ]);
  });

  it('pasted from a spreadsheet without headings is read by its content', () => {
    const text = [
      'Ana García López\t7\t03/09/2001\tana@correo.es\t12345678Z\t600112233\tM\tPortera',
      'Luis de la Fuente\t8\t13.10.1999\t\tX1234567L\t+34 600 112 244\tH\tDefensa',
      'María José Pérez\t9\t1-2-98\tmj@correo.es\t\t\tM\tDelantera',
    ].join('\n');
    assert.deepEqual(columnsOf(text), [
      '-: name CONTENT',
      '-: shirt CONTENT',
      '-: birthday CONTENT',
      '-: email CONTENT',
      '-: document CONTENT',
      '-: phone CONTENT',
      '-: gender CONTENT',
      '-: position CONTENT',
    ]);
    assert.deepEqual(namesOf(text), ['García López, Ana', 'de la Fuente, Luis', 'Pérez, María José']);
    assert.deepEqual(
      peopleOf(text).map(({ birthday, gender }) => [birthday, gender]),
      [
        ['2001-09-03', 'FEMALE'],
        ['1999-10-13', 'MALE'],
        ['1998-02-01', 'FEMALE'],
      ],
    );
  });

  it('may be a plain list of names, in either order', () => {
    const people = ['García López, Ana', 'Pérez Ruiz, Luis', 'Saiz, Eva'];
    assert.deepEqual(namesOf(people.join('\n')), people);
    assert.deepEqual(namesOf(['Nombre', ...people].join('\n')), people);
    assert.deepEqual(namesOf('Ana García López\nLuis Pérez Ruiz\nEva Saiz'), people);
  });

  it('with two columns of names takes the one with more words as surnames, and asks if neither has', () => {
    const columns = (text: string) => columnsOf(text).map((column) => column.slice(3));
    assert.deepEqual(columns('Ana\tGarcía López\nEva\tSaiz'), ['firstName CONTENT', 'surnames CONTENT']);
    assert.deepEqual(columns('García López\tAna\nSaiz\tEva'), ['surnames CONTENT', 'firstName CONTENT']);
    assert.deepEqual(columns('García,Ana\nSaiz,Eva'), ['null NONE', 'null NONE']);
    assert.deepEqual(columns('García, Ana\nSaiz, Eva'), ['surnames CONTENT', 'firstName CONTENT']);
    assert.deepEqual(columns('García, Ana María\nSaiz, Eva'), ['surnames CONTENT', 'firstName CONTENT']);
    assert.deepEqual(columns('García;Ana, de Lugo\nSaiz, de Vigo;Eva'), ['null NONE', 'null NONE']);
    const withShirts = columns('Ana, García López, 7\nEva, Saiz, 8');
    assert.deepEqual(withShirts, ['firstName CONTENT', 'surnames CONTENT', 'shirt CONTENT']);
  });

  it('has each field once, and the shirts below "Nº" if no other heading names them', () => {
    assert.deepEqual(columnsOf('Nº;Jugador;Teléfono;Móvil\n7;Ana Saiz;600112233;600112244'), [
      'Nº: shirt HEADING',
      'Jugador: name HEADING',
      'Teléfono: phone HEADING',
      'Móvil: null NONE',
    ]);
  });

  it('may have a title above its headings, repeat them on every page, and contain empty lines', () => {
    const headings = 'Nombre;Primer apellido;Segundo apellido;Rol';
    const text = `\uFEFFC.D. Vigo;;;\nCadete A;;;\n\n${headings}\nAna;García;López;Jugadora\n;;;\n${headings}\nLuis;Pérez;;Entrenador\n;;;\n`;
    assert.deepEqual(namesOf(text), ['García López, Ana', 'Pérez, Luis']);
    assert.deepEqual(
      tableOf(text).rows.map(({ line, person }) => [line, person.role]),
      [
        [5, 'MEMBER'],
        [8, 'COACH'],
      ],
    );
  });

  it('finds no person in its headings, even with unknown words', () => {
    const rows = 'Ana García\t7\t2001-09-03\nLuis Pérez\t8\t2002-10-04\nEva Saiz\t9\t2003-11-05';
    assert.equal(tableOf(`Spielerin\tTrikot\tGeburtstag\n${rows}`).rows.length, 3);
    assert.equal(tableOf(`Jugador\tTalla\nAna García\tS\nLuis Pérez\tM`).rows.length, 2);
    assert.equal(tableOf('Jugador\tTalla 2026\nAna García\tS\nLuis Pérez\tM').rows.length, 2);
  });

  it('finds people whose names could be headings', () => {
    assert.equal(tableOf('Ana García;Jugador\nLuis Pérez;Jugador\nEva Saiz;Entrenadora').rows.length, 3);
    assert.equal(tableOf('Ana García;Jugadora;No\nEva Saiz;Jugadora;No\nSol Ruiz;Coach;Sí').rows.length, 3);
    assert.equal(tableOf('Ana García;7;Jugadora\nEva Saiz;8;').rows.length, 2);
  });

  it('is read again as the user chooses', () => {
    const text = 'Ana\tSaiz\t1\t100\nEva\tRuiz\t2\t200';
    assert.deepEqual(columnsOf(text), ['-: null NONE', '-: null NONE', '-: shirt CONTENT', '-: null NONE']);
    const chosen = { 0: 'firstName', 1: 'surnames', 2: 'ignore', 3: 'shirt' } as const;
    assert.deepEqual(columnsOf(text, { chosen }), [
      '-: firstName CHOSEN',
      '-: surnames CHOSEN',
      '-: null CHOSEN',
      '-: shirt CHOSEN',
    ]);
    assert.deepEqual(peopleOf(text, { chosen }), [
      { firstName: 'Ana', surnames: 'Saiz', shirt: 100 },
      { firstName: 'Eva', surnames: 'Ruiz', shirt: 200 },
    ]);
    const headed = 'Nombre;Apellidos;Dorsal\nAna Saiz;antes Ruiz;7';
    assert.deepEqual(peopleOf(headed, { chosen: { 1: 'ignore', 2: 'ignore' } }), [
      { firstName: 'Ana', surnames: 'Saiz' },
    ]);
  });

  it('with a column of something else does not take it for the person’s', () => {
    const text =
      'Nombre\tApellidos\tFecha de alta\tTeléfono del padre\tCaducidad DNI\nAna\tSaiz\t01/09/2015\t600112233\t01/02/2019';
    assert.deepEqual(peopleOf(text), [{ firstName: 'Ana', surnames: 'Saiz' }]);
    const ticks = 'Nombre;Apellidos;Edad;Pagado;Autobús;Talla\nAna;Saiz;9;SI;x;M\nEva;Ruiz;10;NO;x;M';
    assert.deepEqual(peopleOf(ticks), [
      { firstName: 'Ana', surnames: 'Saiz' },
      { firstName: 'Eva', surnames: 'Ruiz' },
    ]);
    const unheaded = 'Ana Saiz;SI;x;02/03/2025;Vigo;@ana.s;a@b\nEva Ruiz;NO;x;03/04/2025;Vigo;@eva.r;a @b.es';
    assert.deepEqual(peopleOf(unheaded), [
      { firstName: 'Ana', surnames: 'Saiz' },
      { firstName: 'Eva', surnames: 'Ruiz' },
    ]);
  });

  it('recognises addresses, phones, documents and birthdays below an unknown heading', () => {
    const text =
      'Nombre;Apellidos;Contacto 1;Contacto 2;Identificador;Fecha\nAna;Saiz;ana@correo.es;600112233;12345678Z;3/9/2010';
    assert.deepEqual(columnsOf(text).slice(2), [
      'Contacto 1: email CONTENT',
      'Contacto 2: phone CONTENT',
      'Identificador: document CONTENT',
      'Fecha: birthday CONTENT',
    ]);
  });

  it('treats formulas as text, and leaves names to the rule of names', () => {
    const text =
      'Nombre;Apellidos\n=1+1;+Pérez\n@Ana;"=HYPERLINK(""http://x.es"")"\nAna\u200B;Saiz\nAna\u00A0 María;"López\nRuiz"';
    assert.deepEqual(peopleOf(text)[0], { firstName: '=1+1', surnames: '+Pérez' });
    assert.deepEqual(peopleOf(text)[3], { firstName: 'Ana María', surnames: 'López Ruiz' });
    assert.deepEqual(problemsOf(text), [
      '3 surnames NAME_HAS_LINK =HYPERLINK("http://x.es")',
      '4 firstName NAME_HAS_UNSEEN_CHARACTERS Ana\u200B',
    ]);
  });

  it('reports for each row what is missing or wrong', () => {
    const text = [
      'Nombre;Apellidos;Dorsal;DNI;Correo;Teléfono;Sexo;Nacionalidad;Rol',
      ';Saiz;siete;12345678A;ana@;llamar;?;Marte;Presidenta',
      `Ana;;1000;12345678;;;;;`,
      `${'a'.repeat(81)};L\uFFFDpez;7;X1234567;;;;;`,
      'Ana;Ruiz;8;sin;;;;;',
    ].join('\n');
    assert.deepEqual(problemsOf(text), [
      '2 firstName MISSING ',
      '2 shirt INVALID siete',
      '2 gender INVALID ?',
      '2 email INVALID ana@',
      '2 phone INVALID llamar',
      '2 document CHECK_LETTER_WRONG 12345678A',
      '2 nationality INVALID Marte',
      '2 role INVALID Presidenta',
      '3 surnames MISSING ',
      '3 shirt INVALID 1000',
      '3 document CHECK_LETTER_MISSING 12345678',
      `4 firstName TOO_LONG ${'a'.repeat(81)}`,
      '4 surnames WRONG_ENCODING L\uFFFDpez',
      '4 document CHECK_LETTER_MISSING X1234567',
      '5 document INVALID sin',
    ]);
  });

  it('names the earlier row when a person, a document or a shirt appears twice', () => {
    const text = [
      'Nombre;Apellidos;Dorsal;Nacimiento;DNI',
      'Ana;García;7;03/09/2001;12345678Z',
      'ANA;Garcia;8;2001-09-03;',
      'Ana;García;07;04/09/2001;12.345.678-Z',
      'Ana;García;;;',
      'Ana;García;;;',
    ].join('\n');
    assert.deepEqual(problemsOf(text), [
      '3 name PERSON_TWICE ANA Garcia as line 2',
      '4 document DOCUMENT_TWICE 12345678Z as line 2',
      '4 shirt SHIRT_TWICE 7 as line 2',
      '6 name PERSON_TWICE Ana García as line 5',
    ]);
  });
});

describe('a table that is too large, or none', () => {
  const row = (_: unknown, index: number) => `Ana;Saiz ${index};${index % 1000}`;

  it('is read up to a thousand people, whatever surrounds them', () => {
    const rows = Array.from({ length: 1000 }, row);
    const text = `Nombre;Apellidos;Dorsal\n${rows.join('\n')}${'\n;;'.repeat(9_000)}`;
    const table = tableOf(text);
    assert.equal(table.rows.length, 1000);
    assert.deepEqual(table.rows.at(-1)?.problems, []);
    assert.equal(readPeople(text.replace('Ana', 'Ana;Saiz\nEva'), { today }), 'TOO_MANY_ROWS');
  });

  it('is refused with ten thousand', () => {
    assert.equal(readPeople(Array.from({ length: 10_000 }, row).join('\n'), { today }), 'TOO_MANY_ROWS');
    assert.equal(readPeople('Ana\n'.repeat(100_000), { today }), 'TOO_MANY_ROWS');
  });

  it('is refused with more than thirty columns or two megabytes', () => {
    assert.equal(tableOf(`Nombre${';x'.repeat(29)};;;;\nAna${';y'.repeat(29)}`).columns.length, 30);
    assert.equal(readPeople(`Nombre${';x'.repeat(30)}\nAna`, { today }), 'TOO_MANY_COLUMNS');
    assert.equal(readPeople('ñ'.repeat(1_000_001), { today }), 'TOO_LARGE');
    assert.equal(readPeople('n'.repeat(2_000_000), { today }), 'UNREADABLE');
  });

  it('is refused when it contains no one, or its quotes are unbalanced', () => {
    for (const text of ['', '\uFEFF', ' \n;;\n', 'Nombre;Apellidos\n'])
      assert.equal(readPeople(text, { today }), 'EMPTY');
    assert.equal(readPeople('Nombre;Apellidos\n"Ana;Saiz', { today }), 'UNREADABLE');
  });

  it('may be anything: bytes of a picture, lone surrogates, cells that never end', () => {
    const bytes = Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 256));
    const texts = [
      bytes.toString('latin1').replaceAll('"', ''),
      bytes.toString('utf8').replaceAll('"', ''),
      `Nombre;Apellidos\nAna\u0000;Sa\uD800iz`,
      '";"'.repeat(600_000),
      `"a"${';"a"'.repeat(400_000)}`,
      '""\n'.repeat(600_000),
      ',. -\t'.repeat(300_000),
    ];
    const answers = texts.map((text) => {
      const table = readPeople(text, { today });
      return typeof table === 'string' ? table : table.rows.flatMap(({ problems }) => problems).length > 0;
    });
    assert.deepEqual(answers.slice(2), [
      true,
      'UNREADABLE',
      'TOO_MANY_COLUMNS',
      'TOO_MANY_ROWS',
      'TOO_MANY_COLUMNS',
    ]);
    assert.ok(answers.every((answer) => answer !== false));
  });
});
