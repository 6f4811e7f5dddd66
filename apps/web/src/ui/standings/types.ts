import type { Classification, Write } from '@traip/contract';

export type ClassificationView = Write<typeof Classification>;
export type PhaseTables = ClassificationView['phases'][number];
export type TableView = PhaseTables['tables'][number];
export type BestView = PhaseTables['best'][number];
export type RowView = TableView['rows'][number];
export type ReasonView = NonNullable<RowView['why']>;
export type TrialView = ReasonView['path'][number];
export type ComparisonView = ReasonView['by'];
export type ValueView = ComparisonView['parts'][number]['value'];
export type MiniView = ComparisonView['mini'][number];
