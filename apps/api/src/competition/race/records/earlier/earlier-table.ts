import type { EarlierColumn } from '@traip/contract';
import { isGender } from '../../../../people/person/table/cells/read-gender.ts';
import type { TableKind } from '../../table/read-table.ts';

const isMark = (cell: string) => /^\d+(?:[:.,m]\d+)+$/.test(cell);
const isDay = (cell: string) =>
  /^(?:19|20)\d\d$/.test(cell) || /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/.test(cell);
const isEvent = (cell: string) => /^\d+(?:x\d+)? ?(?:m|km|mv|ml)\b/i.test(cell);
const isName = (cell: string) => /^\p{L}[\p{L}'’.,-]*(?: [\p{L}'’.,ªº-]+)+$/u.test(cell);

/** A list of records as clubs keep it. */
export const earlierTable: TableKind<EarlierColumn> = {
  headings: {
    event: 'prueba|distancia|evento|event|discipline|disciplina|distance',
    mark: 'marca|tiempo|record|resultado|mark|time|result|performance',
    name: 'nombre|nombre y apellidos|atleta|nadador|nadadora|corredor|corredora|quien|plusmarquista|name|athlete|swimmer|runner|who|holder',
    team: 'equipo|relevo|team|relay|relay team',
    gender: 'sexo|genero|gender|sex',
    birth: 'nacimiento|ano de nacimiento|fecha de nacimiento|birth|birth year|year of birth|born',
    club: 'club|entidad',
    band: 'categoria|cat|age group|category|edad',
    heldOn: 'fecha|cuando|ano|dia|date|when|year|day',
    place: 'lugar|sede|donde|ciudad|place|venue|where|city',
    scope: 'tipo|ambito|type|scope|kind',
  },
  contents: [
    ['gender', isGender],
    ['event', isEvent],
    ['heldOn', isDay],
    ['mark', isMark],
    ['name', isName],
  ],
  repeatable: [],
};
