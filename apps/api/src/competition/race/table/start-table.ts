import type { StartColumn } from '@traip/contract';
import { parseDate } from '../../../people/person/table/cells/parse-date.ts';
import { isGender } from '../../../people/person/table/cells/read-gender.ts';
import type { RaceRecord } from '../lock/queries.ts';
import type { TableKind } from './read-table.ts';

const isNumber = (cell: string) => /^\d{1,6}$/.test(cell);
const isBirth = (cell: string) =>
  /^(?:19|20)\d\d$/.test(cell) || (!isNumber(cell) && parseDate(cell) !== null);
const isName = (cell: string) => /^\p{L}[\p{L}'’.,-]*(?: [\p{L}'’.,ªº-]+)+$/u.test(cell);
const isText = (cell: string) => /\p{L}{2}/u.test(cell);

const isHandicap = (cell: string) => /^[+-]?\d{1,2}[.,]\d$/.test(cell);
const isTeeTime = (cell: string) => /^\d{1,2}:\d\d$/.test(cell);

const startTable: TableKind<StartColumn> = {
  headings: {
    bib: 'dorsal|n dorsal|no dorsal|num dorsal|numero dorsal|numero|num|n|no|bib|bib number|bib no|number|start number|race number',
    name: 'nombre y apellidos|apellidos y nombre|nombre apellidos|apellidos nombre|nombre completo|corredor|corredora|nadador|nadadora|ciclista|triatleta|atleta|participante|deportista|full name|surname first name|last name first name|first name last name|name surname|surname name|runner|swimmer|rider|athlete|participant|nombre|name',
    firstName: 'nombre de pila|first name|given name|forename',
    surnames: 'apellidos|apellido|surname|surnames|last name|family name',
    gender: 'sexo|genero|gender|sex|h m|m f|f m',
    birth:
      'nacimiento|fecha de nacimiento|fecha nacimiento|ano de nacimiento|ano nacimiento|ano|f nac|fecha nac|birth|birth year|year of birth|year|birthday|birth date|date of birth|dob|yob|born',
    club: 'club|equipo|team|entidad',
    heat: 'serie|cajon|ola|heat|wave|corral',
    lane: 'calle|lane',
    seed: 'marca|mejor marca|marca de inscripcion|tiempo|tiempo de inscripcion|mmp|mmt|seed|seed time|seed mark|entry time|entry mark|best time|pb|sb',
  },
  contents: [
    ['birth', isBirth],
    ['gender', isGender],
    ['bib', isNumber],
    ['name', isName],
    ['club', isText],
  ],
  repeatable: ['surnames'],
};

const { lane: _lanes, seed: _seeds, ...withoutLanes } = startTable.headings;

const golfTable: TableKind<StartColumn> = {
  ...startTable,
  headings: {
    ...withoutLanes,
    name: `${withoutLanes.name}|jugador|jugadora|golfista|player|golfer`,
    heat: 'grupo|partido|partida|group|flight',
    handicap: 'handicap|hcp|hdcp|hcp exacto|handicap exacto|indice|index|handicap index|hi|whs',
    teeTime: 'hora|salida|hora de salida|tee time|tee|time',
    startingHole: 'hoyo|hoyo de salida|tee de salida|hole|starting hole|start hole',
  },
  contents: [['handicap', isHandicap], ['teeTime', isTeeTime], ...startTable.contents],
};

const { name: _name, firstName: _first, surnames: _last, birth: _birth, ...ofRelays } = startTable.headings;

const relayTable: TableKind<StartColumn> = {
  headings: {
    ...ofRelays,
    team: 'equipo|relevo|nombre|nombre del equipo|team|relay|relay team|name',
    club: 'club|entidad',
    member:
      'posta|postas|relevista|integrante|componente|miembro|nadador|nadadora|corredor|corredora|atleta|leg|member|swimmer|runner|athlete',
  },
  contents: [
    ['gender', isGender],
    ['bib', isNumber],
    ['team', isText],
    ['member', isName],
  ],
  repeatable: ['member'],
};

/** Golfers have handicaps, tee times and groups; relays have members. */
export function startTableOf({ kind, legs }: Pick<RaceRecord, 'kind' | 'legs'>): TableKind<StartColumn> {
  if (kind === 'GOLF') return golfTable;
  return legs === null ? startTable : relayTable;
}
