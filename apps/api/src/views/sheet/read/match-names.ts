import type { Locale } from '@traip/contract';
import { parseTieId, type SlotView, stepsOf, tiesOf } from '@traip/contract/bracket';
import type { Database } from '../../../platform/db/schema.ts';
import { legTitle, slotTitle, tieWords } from '../words/ties.ts';
import { words } from '../words/words.ts';
import { listSlots, type SlotsRow } from './queries.ts';
import type { readMatches } from './read-matches.ts';

export type SheetMatch = Awaited<ReturnType<typeof readMatches>>[number];

/** The names of a match and its sides on paper. */
export interface MatchNames {
  /** "Grupo A · Jornada 1", "Semifinal 2". */
  readonly stage: (match: SheetMatch) => string;
  /** A team, or "1.º del grupo A". */
  readonly side: (match: SheetMatch, side: 'home' | 'away') => string;
  /** Whether it needs a winner. */
  readonly isKnockout: (match: SheetMatch) => boolean;
}

export async function loadMatchNames(
  db: Database,
  competitionId: string,
  locale: Locale,
): Promise<MatchNames> {
  const rows = await listSlots(db, competitionId);
  const byPhase = Map.groupBy(rows, ({ phaseId }) => phaseId);
  const sizes = new Map([...byPhase].map(([phaseId, own]) => [phaseId, sizesOf(own)] as const));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const legs = Map.groupBy(rows, ({ phaseId, tieKey }) => `${phaseId} ${tieKey}`);
  const hasManyTables = [...byPhase.values()].filter((own) => own.some(isInTable)).length > 1;
  const stage = (match: SheetMatch) => {
    const row = byId.get(match.id);
    const position = row?.tieKey ? parseTieId(row.tieKey) : null;
    if (!row?.tieKey || position === null) return tableStage(match, { locale, hasManyTables });
    const { title } = tieWords(locale, position, sizes.get(row.phaseId)?.get(row.tieKey) ?? 0);
    const tie = legs.get(`${row.phaseId} ${row.tieKey}`) ?? [];
    return tie.length < 2 ? title : `${title}, ${legTitle(locale, tie.indexOf(row) + 1, tie.length)}`;
  };
  const side: MatchNames['side'] = (match, which) => {
    const row = byId.get(match.id);
    const source = row?.[which].source ?? { kind: 'EMPTY' };
    const slot = { source: { ...source }, team: match[which], isProvisional: false };
    return slotTitle(locale, slot as SlotView, sizes.get(match.phase.id) ?? new Map());
  };
  return { stage, side, isKnockout: ({ id }) => (byId.get(id)?.tieKey ?? null) !== null };
}

const isInTable = ({ tieKey }: SlotsRow) => tieKey === null;

/** How many ties the step of each tie has. */
function sizesOf(rows: readonly SlotsRow[]): ReadonlyMap<string, number> {
  const waiting = (slot: SlotsRow['home']) => ({
    source: { ...slot.source },
    team: null,
    isProvisional: false,
  });
  const fixtures = rows.map(({ key, round, groupKey, tieKey, home, away }) => ({
    key,
    round,
    group: groupKey,
    tie: tieKey,
    home: waiting(home),
    away: waiting(away),
  }));
  const steps = stepsOf(tiesOf(fixtures));
  return new Map(steps.flatMap(({ size, ties }) => ties.map(({ id }) => [id, size] as const)));
}

interface TableStage {
  readonly locale: Locale;
  /** Several phases have a table: a round number would not say which phase is meant. */
  readonly hasManyTables: boolean;
}

function tableStage({ phase, group, round }: SheetMatch, { locale, hasManyTables }: TableStage): string {
  const { group: inGroup, round: ofRound } = words[locale];
  return [
    ...(hasManyTables ? [phase.name] : []),
    ...(group === null ? [] : [`${inGroup} ${group}`]),
    `${ofRound} ${round}`,
  ].join(' · ');
}
