import type { TimingColumn } from '@traip/contract';
import { raceStatuses } from '@traip/engine/race-day';
import { parseTime } from '@traip/engine/ranking';
import type { RaceRecord } from '../lock/queries.ts';
import type { TableKind } from './read-table.ts';

const isBib = (cell: string) => /^[a-z]?\d{1,6}$/i.test(cell);
const isMark = (cell: string) =>
  (/[:.,'"’′″]/.test(cell) && parseTime(cell) !== null) ||
  raceStatuses.some((status) => status === cell.toUpperCase());

const timingTable: TableKind<TimingColumn> = {
  headings: {
    bib: 'dorsal|n dorsal|no dorsal|num dorsal|numero dorsal|bib|bib number|bib no|race number|start number',
    mark: 'tiempo|tiempo oficial|tiempo final|tiempo bruto|t oficial|t bruto|crono|marca|meta|resultado|time|finish|finish time|gun time|gun|official time|result|mark|puntos|points|distancia|distance|vueltas|laps',
    net: 'tiempo neto|neto|tiempo chip|tiempo real|t neto|t real|chip|net time|net|chip time',
    wind: 'viento|v|wind|wind m s|viento m s',
    elapsed: 'tiempo de las vueltas|tiempo en pista|elapsed|elapsed time|time on course',
    status: 'estado|status|incidencia',
    order: 'orden|orden de llegada|orden en meta|order|finish order|order at the line',
    split: 'parcial|paso|split|km|m|natacion|swim|bici|bike|carrera|run|t|transicion|transition',
    bonus: 'bonificacion|bonificaciones|bonif|bonus|bonuses|bonus seconds|time bonus',
    penalty: 'penalizacion|penalizaciones|penal|sancion|penalty|penalties|time penalty',
    sprintPoints: 'puntos sprint|puntos sprints|sprint|sprints|metas volantes|meta volante|sprint points',
    climbPoints: 'montana|puntos montana|puertos|climb|climbs|climb points|mountain|mountains|kom',
  },
  contents: [
    ['mark', isMark],
    ['bib', isBib],
  ],
  repeatable: ['split'],
  // If only one clock is known, it is the race clock.
  instead: { mark: 'net' },
};

const { mark: _mark, net: _net, ...withoutMarks } = timingTable.headings;

/** If laps are counted, a time belongs to them. */
const lapTable: TableKind<TimingColumn> = {
  ...timingTable,
  headings: {
    ...withoutMarks,
    mark: 'vueltas|n vueltas|numero de vueltas|laps|marca|resultado|result|mark',
    elapsed: `${withoutMarks.elapsed}|tiempo|tiempo oficial|tiempo final|tiempo total|crono|time|finish time|gun time|official time`,
  },
  contents: [
    ['elapsed', isMark],
    ['bib', isBib],
    ['mark', (cell) => /^\d{1,5}$/.test(cell)],
  ],
  instead: {},
};

export function timingTableOf({ kind }: Pick<RaceRecord, 'kind'>): TableKind<TimingColumn> {
  return kind === 'LAPS' ? lapTable : timingTable;
}
