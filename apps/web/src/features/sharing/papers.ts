import type { CompetitorKind } from '@traip/engine';
import type { SheetKind } from './addresses.ts';

/** What can be printed for a competition, in the order of the dialog. */
const papers = [
  { key: 'byDay', kind: 'printedMatches', query: { by: 'DAY' }, part: 'calendar' },
  { key: 'byField', kind: 'printedMatches', query: { by: 'FIELD' }, part: 'calendar' },
  { key: 'byTeam', kind: 'printedMatches', query: { by: 'TEAM' }, part: 'calendar' },
  { key: 'standings', kind: 'printedStandings', query: {}, part: 'standing' },
  { key: 'bracket', kind: 'printedBracket', query: {}, part: 'standing' },
  { key: 'resultSheets', kind: 'printedResultSheets', query: {}, part: 'desk' },
  { key: 'squads', kind: 'printedSquads', query: {}, part: 'desk' },
] as const satisfies readonly {
  readonly key: string;
  readonly kind: SheetKind;
  readonly query: Readonly<Record<string, string>>;
  readonly part: string;
}[];

export type Paper = (typeof papers)[number];

interface Printed {
  readonly hasBracket: boolean;
  readonly competitors: CompetitorKind;
}

/** Players and pairs have no squads. */
export const papersOf = ({ hasBracket, competitors }: Printed): readonly Paper[] =>
  papers.filter(
    ({ key }) => (key !== 'bracket' || hasBracket) && (key !== 'squads' || competitors === 'TEAM'),
  );

export const parts = ['calendar', 'standing', 'desk'] as const;

export const paperSizes = ['A4', 'A3'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** Result sheets have one size. */
export const paperQuery = ({ kind, query }: Paper, size: PaperSize) =>
  kind === 'printedResultSheets' ? query : { ...query, paper: size };
