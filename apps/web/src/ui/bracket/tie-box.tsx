'use client';

import { isDecided, type PlacedTie } from '@traip/contract/bracket';
import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { shortDay, timeOfDay, weekdayAndDay } from '../../i18n/formats.ts';
import { useBoutText } from '../bout/use-bout-text.ts';
import styles from './bracket.module.css';
import { lengthOf } from './length-of.ts';
import { TieSides } from './tie-sides.tsx';
import type { BracketLabels } from './use-bracket-labels.ts';

/** The props of a tie's frame: position and style. */
export interface TieFrame {
  readonly placed: PlacedTie;
  readonly className: string;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

interface TieBoxProps {
  readonly placed: PlacedTie;
  readonly labels: BracketLabels;
  readonly isMarked: boolean;
  readonly frame: (frame: TieFrame) => ReactNode;
}

/** The date, the sides and the score. */
export function TieBox({ placed, labels, isMarked, frame }: TieBoxProps) {
  const { tie, y } = placed;
  const classes = [styles.box, kindOf(placed), isMarked && styles.marked, tie.isLive && styles.live];
  const children = (
    <>
      <Strip placed={placed} labels={labels} />
      <TieSides tie={tie} labels={labels} />
    </>
  );
  return frame({ placed, className: classes.filter(Boolean).join(' '), style: { top: y }, children });
}

export function plainFrame({ className, style, children }: TieFrame): ReactNode {
  return (
    <div className={className} style={style}>
      {children}
    </div>
  );
}

function kindOf({ tie, step }: PlacedTie) {
  if (tie.part === 'PLACEMENT' || tie.firstPlace === 3) return styles.aside;
  return step.size === 1 && (tie.part === 'MAIN' || tie.part === 'GRAND_FINAL') ? styles.final : undefined;
}

/** The name only while undecided; in a column with a single tie, the title already names it. */
function Strip({ placed: { tie, step }, labels }: Pick<TieBoxProps, 'placed' | 'labels'>) {
  const t = useTranslations('bracket');
  const locale = useLocale();
  const isPreview = tie.matchId === null;
  const at = tie.at === null ? null : new Date(tie.at);
  const hasName = isPreview || (!isDecided(tie) && step.size > 1);
  // Next to a name there's only room for the day.
  const dayText = hasName ? shortDay : weekdayAndDay;
  const left = [
    ...(hasName ? [labels.tieLabel(tie, step.size)] : []),
    // A finished tie shows no date.
    ...(isPreview || (at === null && isDecided(tie))
      ? []
      : [at === null ? t('noDate') : dayText(locale, at)]),
  ];
  return (
    <span className={styles.strip}>
      <span className={styles.when}>{left.join(' · ')}</span>
      <span>{useOutcome(tie, at)}</span>
    </span>
  );
}

/** The result or current state; before the match, the kick-off time. */
function useOutcome(tie: PlacedTie['tie'], at: Date | null): string {
  const t = useTranslations('bracket');
  const locale = useLocale();
  const boutText = useBoutText();
  if (tie.isLive) return t('live');
  const [length] = lengthOf(tie, t);
  if (!isDecided(tie)) return length ?? (at === null || tie.result !== null ? '' : timeOfDay(locale, at));
  const { first, second, bout } = tie.result ?? {};
  if (bout) return boutText(bout).brief;
  if (first && second && first.shootOut !== null)
    return t('shootOut', { score: `${first.shootOut}–${second.shootOut}` });
  return length ?? t('over');
}
