'use client';

import { isDecided, type PlacedTie } from '@traip/contract/bracket';
import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay, weekdayAndDay } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import { useBoutText } from '../bout/use-bout-text.ts';
import styles from './bracket.module.css';
import { TieSides } from './tie-sides.tsx';
import type { BracketLabels } from './use-bracket-labels.ts';
import { lengthOf, useTieText } from './use-tie-text.ts';

interface TieBoxProps {
  readonly placed: PlacedTie;
  readonly words: BracketLabels;
  readonly matchesPath: string | undefined;
  readonly isMarked: boolean;
}

/** When it is played, who plays, and the score: a link where there is a match to open. */
export function TieBox({ placed, words, matchesPath, isMarked }: TieBoxProps) {
  const { tie, step, y } = placed;
  const text = useTieText(words);
  const classes = [styles.box, kindOf(placed), isMarked && styles.marked, tie.isLive && styles.live];
  const box = { className: classes.filter(Boolean).join(' '), style: { top: y } };
  const content = (
    <>
      <Strip {...{ placed, words }} />
      <TieSides tie={tie} words={words} />
    </>
  );
  if (matchesPath === undefined || tie.matchId === null) return <div {...box}>{content}</div>;
  return (
    <Link
      {...box}
      href={`${matchesPath}/${tie.matchId}`}
      aria-label={text(tie, step).name}
      data-tie={tie.id}
      // It is the bracket that is dragged, not the address.
      draggable={false}
    >
      {content}
    </Link>
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
  const left = [
    ...(hasName ? [words.tieLabel(tie, step.size)] : []),
    ...(isPreview ? [] : [at === null ? t('noDate') : weekdayAndDay(locale, at)]),
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
