export { CompetitionCalendar } from './competition-calendar.tsx';
export { isReady, isUnderWay } from './data/use-calendar.ts';
export { MoveDialog } from './move/move-dialog.tsx';
export { FoundCard } from './plan/found-card.tsx';
export { NothingToApply } from './plan/nothing-to-apply.tsx';
export { OutcomeViews } from './plan/outcome-views.tsx';
export { ProgressCard } from './plan/progress-card.tsx';
export { useApplyPlan } from './plan/use-apply-plan.ts';
