import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { TableField } from '../cells/fields.ts';
import { fieldOfHeading } from './headings.ts';

const headings: Partial<Record<TableField, readonly string[]>> = {
  firstName: ['Nombre', 'NOMBRE *', 'Nombres', 'First name', 'Given names', 'Nombre del jugador/a'],
  surnames: [
    'Apellidos',
    'apellido',
    'Primer apellido',
    '2º apellido',
    'Apellido 1',
    'Surname',
    'Last name',
    'Family name',
  ],
  name: [
    'Nombre y apellidos',
    'Apellidos, Nombre',
    'Nombre completo',
    'Jugadores',
    'Jugador/a',
    'Full name',
    'Player',
    'Last name, First name',
  ],
  shirt: [
    'Dorsal',
    'Dorsales',
    'Nº',
    'N°',
    'N.º',
    'No.',
    '#',
    'Núm.',
    'Nº de dorsal',
    'Shirt number',
    'Jersey #',
    'Squad number',
  ],
  birthday: [
    'Fecha de nacimiento',
    'Fecha nacimiento (dd/mm/aaaa)',
    'F. nac.',
    'F. Nacimiento',
    'Fecha Nac',
    'F/N',
    'Nacimiento',
    'Date of birth',
    'D.O.B.',
    'DOB',
    'Birthday',
    'Birth date',
  ],
  gender: ['Sexo', 'Género', 'Gender', 'Sex', 'H/M', 'Sexo (H/M)'],
  position: ['Posición', 'Posiciones', 'Demarcación', 'Puesto', 'Position', 'Pos.'],
  email: ['Correo', 'Correo electrónico', 'E-mail', 'EMAIL', 'Mail', 'Email address', 'Correo-e'],
  phone: [
    'Teléfono',
    'Teléfonos',
    'Tlf.',
    'Tfno',
    'Móvil',
    'Teléfono móvil',
    'Nº de teléfono',
    'Phone',
    'Mobile',
    'Phone number',
  ],
  document: [
    'DNI',
    'D.N.I.',
    'DNI/NIE',
    'NIF',
    'DNI / NIE / Pasaporte',
    'Nº documento',
    'Documento de identidad',
    'Passport',
    'ID number',
  ],
  nationality: ['Nacionalidad', 'País', 'Nationality', 'Country'],
  guardianName: [
    'Tutor',
    'Tutor/a legal',
    'Nombre del tutor',
    'Padre/Madre',
    'Padre / madre / tutor',
    'Guardian',
    'Guardian’s name',
    'Parent or guardian',
    'Name of parent',
  ],
  guardianEmail: [
    'Correo del tutor',
    'Email tutor/a',
    'Correo electrónico del tutor',
    'E-mail padre/madre',
    "Guardian's email",
    'Parent e-mail',
  ],
  role: ['Rol', 'Cargo', 'Función', 'Role'],
};

for (const [field, all] of Object.entries(headings))
  it(`${field} is recognised by ${all.join(' · ')}`, () => {
    for (const heading of all) assert.equal(fieldOfHeading(heading), field, heading);
  });

it('other headings are not recognised', () => {
  for (const heading of [
    '',
    ' ',
    '-',
    'Talla',
    'Fecha de alta',
    'Nº de licencia',
    'Teléfono del tutor',
    'Observaciones',
    'Ana García',
    '7',
  ])
    assert.equal(fieldOfHeading(heading), null, heading);
});
