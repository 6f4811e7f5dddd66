import { joinNames, type StandingsText } from './standings-text.ts';
import type { RowView, TableView } from './types.ts';

interface Mark {
  readonly key: string;
  readonly text: string;
  readonly isGood: boolean;
}

/** What is already decided for a team, as short labels. */
export function marksOf({ t }: StandingsText, table: TableView, row: RowView): readonly Mark[] {
  if (row.isWithdrawn) return [{ key: 'withdrawn', text: t('withdrawn'), isGood: false }];
  if (!table.isRanked) return [];
  const isOut = table.zones.length > 0 && row.eliminated.length === table.zones.length;
  const isFirst = !table.isComplete && row.outlook?.worst === 1;
  return [
    ...(row.tie === null ? [] : [{ key: 'shared', text: t('shared'), isGood: false }]),
    ...(isFirst ? [{ key: 'first', text: t('surelyFirst'), isGood: true }] : []),
    ...(row.clinched.length > 0 ? [{ key: 'clinched', text: t('clinched'), isGood: true }] : []),
    ...(isOut ? [{ key: 'eliminated', text: t('eliminated'), isGood: false }] : []),
  ];
}

export function notesOf(texts: StandingsText, table: TableView, row: RowView): readonly string[] {
  const { t } = texts;
  const { deduction, byePoints, clinched, eliminated } = row;
  return [
    ...(deduction < 0 ? [t('deducted', { points: -deduction })] : []),
    ...(deduction > 0 ? [t('deduction', { points: deduction })] : []),
    ...(byePoints > 0 ? [t('byePoints', { points: byePoints })] : []),
    ...(row.isWithdrawn ? [t('withdrawnRow')] : []),
    ...(row.isProvisional ? [t('provisionalRow')] : []),
    ...(clinched.length > 0 ? [t('clinchedText', { zones: zoneNames(texts, table, clinched) })] : []),
    ...(eliminated.length > 0 ? [t('eliminatedText', { zones: zoneNames(texts, table, eliminated) })] : []),
  ];
}

function zoneNames(texts: StandingsText, { zones }: TableView, zoneIndexes: readonly number[]): string {
  const names = zoneIndexes.flatMap((index) => zones[index]?.phaseName ?? []);
  return joinNames(texts, [...new Set(names)]);
}
