'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import {
  type BracketTie,
  type FixtureView,
  type SlotView,
  type Step,
  stepsOf,
  tiesOf,
} from '@traip/contract/bracket';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Link } from '../../i18n/navigation.ts';
import styles from './bracket-list.module.css';
import { type BracketLabels, useBracketLabels } from './use-bracket-labels.ts';
import { useTieText } from './use-tie-text.ts';

interface BracketListProps {
  readonly fixtures: readonly FixtureView[];
  /** Where its matches are opened: "/m". Without it nothing can be opened. */
  readonly matchesPath?: string | undefined;
}

/** The accessible equivalent of the picture, round by round. */
export function BracketList({ fixtures, matchesPath }: BracketListProps) {
  const steps = useMemo(() => stepsOf(tiesOf(fixtures)), [fixtures]);
  const sizes = useMemo(
    () => new Map(steps.flatMap(({ size, ties }) => ties.map(({ id }) => [id, size]))),
    [steps],
  );
  const words = useBracketLabels(sizes);
  return (
    <div>
      {steps.map((step) => (
        <StepList key={step.key} {...{ step, words, matchesPath }} />
      ))}
    </div>
  );
}

interface StepListProps {
  readonly step: Step;
  readonly words: BracketLabels;
  readonly matchesPath: string | undefined;
}

function StepList({ step, words, matchesPath }: StepListProps) {
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
          <TieRow key={tie.id} {...{ tie, step, words, matchesPath }} />
        ))}
      </ul>
    </details>
  );
}

interface TieRowProps extends StepListProps {
  readonly tie: BracketTie;
}

function TieRow({ tie, step, words, matchesPath }: TieRowProps) {
  const { score, details, name } = useTieText(words)(tie, step);
  const { first, second, result, matchId } = tie;
  const text = [words.tieLabel(tie, step.size), ...details].join(' · ');
  return (
    <li className={styles.tie}>
      <Side slot={first} name={words.slot(first)} isWinner={result?.first.isWinner ?? false} />
      <span className={result === null ? styles.versus : styles.score}>{score}</span>
      <Side slot={second} name={words.slot(second)} isWinner={result?.second.isWinner ?? false} isRight />
      {matchesPath !== undefined && matchId !== null ? (
        <Link
          href={`${matchesPath}/${matchId}`}
          className={`${styles.name} ${styles.link}`}
          aria-label={name}
        >
          {text}
        </Link>
      ) : (
        <span className={styles.name}>{text}</span>
      )}
    </li>
  );
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
