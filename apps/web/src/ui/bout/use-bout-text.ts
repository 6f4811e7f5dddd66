import type { MatchPage, Write } from '@traip/contract';
import { useMessages, useTranslations } from 'next-intl';
import { marginIn } from './margin.ts';

type Ending = NonNullable<Write<typeof MatchPage>['items'][number]['ending']>;
export type BoutView = NonNullable<Ending['bout']>;

interface BoutText {
  /** "KO": in place of a score. */
  readonly short: string;
  /** Shown beside `short`, or beside the points: "R2 1:43", "29–28, 28–29, 29–28", "Ippon · 2:15". */
  readonly beside: string;
  /** As `full`, without the cards: for narrow places. */
  readonly brief: string;
  /** "KO, R2 1:43", "Split decision 29–28, 28–29, 29–28", "Ippon, 2:15". */
  readonly full: string;
}

/** The label of a method, or the margin of golf by holes; a custom method keeps its key. */
export function useMethodName(): (method: string) => string {
  const t = useTranslations('bout');
  const { methods } = useMessages().bout;
  return (method) => {
    if (method in methods) return t(`methods.${method as keyof typeof methods}`);
    const margin = marginIn(method);
    if (margin === null) return method;
    return 'up' in margin ? t('holes.up', margin) : t('holes.extra', margin);
  };
}

/** How a bout ended, in its sport's words. */
export function useBoutText(): (bout: BoutView) => BoutText {
  const t = useTranslations('bout');
  const { short: shortNames } = useMessages().bout;
  const nameOf = useMethodName();
  const whenOf = useWhen();
  return (bout) => {
    const { method, decision, isJudged } = bout;
    const totals = bout.totals.map(({ home, away }) => `${home}–${away}`).join(', ');
    const when = whenOf(bout);
    const short = method in shortNames ? t(`short.${method as keyof typeof shortNames}`) : nameOf(method);
    if (decision !== null) {
      const outcome = t(`${method === 'DRAW' ? 'drawn' : 'agreed'}.${decision}`);
      return { short, beside: totals, brief: outcome, full: `${outcome} ${totals}` };
    }
    const beside = isJudged ? when : [nameOf(method), when].filter(Boolean).join(' · ');
    const full = [nameOf(method), when].filter(Boolean).join(', ');
    return { short, beside, brief: full, full };
  };
}

function useWhen(): (bout: BoutView) => string {
  const t = useTranslations('bout.stopped');
  return ({ stoppedAt, rounds }) => {
    if (stoppedAt === null) return '';
    const { period, minute, second } = stoppedAt;
    const time = `${minute}:${String(second).padStart(2, '0')}`;
    if (period > rounds) return t('golden', { time });
    return rounds === 1 ? t('only', { time }) : t('round', { round: period, time });
  };
}
