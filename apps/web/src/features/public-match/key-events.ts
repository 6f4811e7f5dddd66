import type { SportRules } from '@traip/engine';
import type { TimelineEntry } from './data/timeline-entries.ts';

type Rules = Pick<SportRules, 'scoring' | 'goalKinds' | 'fouls'>;

/** Whether an event is shown by default: not every basket or rally, nor plain fouls and substitutions. */
export function isKeyEvent({ type, kind }: Pick<TimelineEntry, 'type' | 'kind'>, rules: Rules): boolean {
  if (type === 'SUBSTITUTION') return false;
  if (type === 'FOUL') return (rules.fouls?.kinds.find(({ key }) => key === kind)?.weight ?? 0) > 0;
  return type !== 'GOAL' || isKeyScore(kind, rules);
}

/** In high-scoring sports, only what is worth more than a point: a set, a try. */
function isKeyScore(kind: string | null, { scoring, goalKinds }: Rules): boolean {
  const isMore = ({ stat }: Rules['goalKinds'][number]) => stat !== 'POINTS';
  if (scoring === 'SETS') return goalKinds.some((goal) => goal.key === kind && isMore(goal));
  return scoring !== 'POINTS' || goalKinds.some(isMore);
}
