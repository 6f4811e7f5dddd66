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

/** How a tie is framed: where it stands, and how it looks. */
export interface TieFrame {
  readonly placed: PlacedTie;
  readonly className: string;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

interface TieBoxProps {
  readonly placed: PlacedTie;
  readonly words: BracketLabels;
  readonly isMarked: boolean;
  readonly frame: (frame: TieFrame) => ReactNode;
}

/** When it is played, who plays, and the score. */
export function TieBox({ placed, words, isMarked, frame }: TieBoxProps) {
  const { tie, y } = placed;
  const classes = [styles.box, kindOf(placed), isMarked && styles.marked, tie.isLive && styles.live];
  const children = (
    <>
      <Strip placed={placed} words={words} />
      <TieSides tie={tie} words={words} />
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

/** Its name only while somebody waits for its winner; a column of one tie is named by its title. */
function Strip({ placed: { tie, step }, words }: Pick<TieBoxProps, 'placed' | 'words'>) {
  const t = useTranslations('bracket');
  const locale = useLocale();
  const isPreview = tie.matchId === null;
  const at = tie.at === null ? null : new Date(tie.at);
  const hasName = isPreview || (!isDecided(tie) && step.size > 1);
  // Beside a name there is only room for the day.
  const dayText = hasName ? shortDay : weekdayAndDay;
  const left = [
    ...(hasName ? [words.tieLabel(tie, step.size)] : []),
    // Of what is over nobody waits for a date.
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

/** How it ended or how it goes; the hour of what is still to come. */
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
