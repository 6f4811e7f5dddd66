'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import {
  type BracketTie,
  type FixtureView,
  type SlotView,
  type Step,
  stepsOf,
  type TieResult,
  tiesOf,
} from '@traip/contract/bracket';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { shortDayAndTime } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import { useBoutText } from '../bout/use-bout-text.ts';
import styles from './bracket-list.module.css';
import { type BracketLabels, useBracketLabels } from './use-bracket-labels.ts';

interface BracketListProps {
  readonly fixtures: readonly FixtureView[];
  /** Whether its matches have a page that everybody may open. */
  readonly isPublic?: boolean;
}

/** The accessible equivalent of the picture, round by round. */
export function BracketList({ fixtures, isPublic = false }: BracketListProps) {
  const steps = useMemo(() => stepsOf(tiesOf(fixtures)), [fixtures]);
  const sizes = useMemo(
    () => new Map(steps.flatMap(({ size, ties }) => ties.map(({ id }) => [id, size]))),
    [steps],
  );
  const words = useBracketLabels(sizes);
  return (
    <div>
      {steps.map((step) => (
        <StepList key={step.key} {...{ step, words, isPublic }} />
      ))}
    </div>
  );
}

interface StepListProps {
  readonly step: Step;
  readonly words: BracketLabels;
  readonly isPublic: boolean;
}

function StepList({ step, words, isPublic }: StepListProps) {
  const t = useTranslations('bracket');
  return (
    <details className={styles.step} open>
      <summary className={styles.summary}>
        <span className={styles.title}>{words.step(step)}</span>
        <span className={styles.count}>{t('tieCount', { count: step.ties.length })}</span>
        <ExpandMoreRounded aria-hidden="true" className={styles.arrow} />
      </summary>
      <ul>
        {step.ties.map((tie) => (
          <TieRow key={tie.id} {...{ tie, words, isPublic }} size={step.size} />
        ))}
      </ul>
    </details>
  );
}

interface TieRowProps {
  readonly tie: BracketTie;
  readonly size: number;
  readonly words: BracketLabels;
  readonly isPublic: boolean;
}

function TieRow({ tie, size, words, isPublic }: TieRowProps) {
  const t = useTranslations('bracket');
  const locale = useLocale();
  const boutText = useBoutText();
  const { first, second, result, matches, nextAt } = tie;
  const bout = result?.bout ?? null;
  const details = [
    words.tieLabel(tie, size),
    ...(matches > 1 ? [matches === 2 ? t('legs') : t('bestOf', { count: matches })] : []),
    ...(result === null ? [] : detailsOf(result, t)),
    ...(bout === null ? [] : [boutText(bout).full]),
    ...(nextAt === null ? [] : [shortDayAndTime(locale, new Date(nextAt))]),
  ];
  return (
    <li className={styles.tie}>
      <Side slot={first} name={words.slot(first)} isWinner={result?.first.isWinner ?? false} />
      <span className={result === null ? styles.versus : styles.score}>
        {result === null ? t('versus') : scoreText(result, bout && boutText(bout).short)}
      </span>
      <Side slot={second} name={words.slot(second)} isWinner={result?.second.isWinner ?? false} isRight />
      {isPublic && tie.matchId !== null ? (
        <Link href={`/m/${tie.matchId}`} className={`${styles.name} ${styles.link}`}>
          {details.join(' · ')}
        </Link>
      ) : (
        <span className={styles.name}>{details.join(' · ')}</span>
      )}
    </li>
  );
}

/** Where judges decide, how it was won. */
function scoreText({ first, second, bout }: TieResult, method: string | null): string {
  return bout?.isJudged && method !== null ? method : `${first.total}–${second.total}`;
}

function detailsOf({ first, second }: TieResult, t: ReturnType<typeof useTranslations<'bracket'>>) {
  const legs = first.legs.map((goals, index) => `${goals}–${second.legs[index] ?? 0}`);
  return [
    ...(legs.length > 0 ? [legs.join(', ')] : []),
    ...(first.shootOut === null ? [] : [t('shootOut', { score: `${first.shootOut}–${second.shootOut}` })]),
  ];
}

interface SideProps {
  readonly slot: SlotView;
  readonly name: string;
  readonly isWinner: boolean;
  readonly isRight?: boolean;
}

function Side({ slot, name, isWinner, isRight = false }: SideProps) {
  const t = useTranslations('bracket');
  const className = slot.team === null ? styles.waiting : isWinner ? styles.winner : styles.team;
  return (
    <span className={`${className} ${isRight ? styles.right : ''}`}>
      {isWinner && <CheckRounded className={styles.check} titleAccess={t('goesOn')} />}
      {name}
    </span>
  );
}
