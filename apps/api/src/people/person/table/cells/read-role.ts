import { folded } from '../../../../platform/csv/folded.ts';
import type { CellReading, TableRole } from './fields.ts';

const words: Readonly<Record<TableRole, readonly string[]>> = {
  MEMBER: [
    'jugador',
    'jugadora',
    'player',
    'deportista',
    'miembro',
    'member',
    'atleta',
    'athlete',
    'portero',
    'portera',
  ],
  CAPTAIN: ['capitan', 'capitana', 'captain'],
  ASSISTANT_CAPTAIN: [
    'segundo capitan',
    'segunda capitana',
    '2o capitan',
    '2a capitana',
    'subcapitan',
    'subcapitana',
    'vice captain',
    'assistant captain',
  ],
  COACH: ['entrenador', 'entrenadora', 'coach', 'head coach', 'mister', 'manager', 'primer entrenador'],
  DELEGATE: ['delegado', 'delegada', 'delegado de equipo', 'delegada de equipo', 'delegate', 'team delegate'],
  STUFF: [
    'staff',
    'cuerpo tecnico',
    'auxiliar',
    'ayudante',
    'segundo entrenador',
    'segunda entrenadora',
    '2o entrenador',
    '2a entrenadora',
    'entrenador de porteros',
    'assistant coach',
    'goalkeeping coach',
    'preparador fisico',
    'preparadora fisica',
    'fitness coach',
    'fisio',
    'fisioterapeuta',
    'physio',
    'medico',
    'medica',
    'doctor',
    'utillero',
    'utillera',
    'kit manager',
    'encargado de material',
    'encargada de material',
  ],
};

const roleOf = new Map(
  Object.entries(words).flatMap(([role, all]) => all.map((word) => [word, role as TableRole] as const)),
);

/** As in the list above, also with both endings: "Jugador/a", "2.º entrenador". */
export function readRole(cell: string): CellReading<TableRole> {
  if (cell === '') return { value: null };
  const word = folded(cell.normalize('NFKD'))
    .replaceAll(/\/[a-z]+|\([a-z]+\)/g, '')
    .replaceAll('.', '')
    .replaceAll('-', ' ')
    .trim();
  const value = roleOf.get(word);
  return value ? { value } : { problem: 'INVALID' };
}
