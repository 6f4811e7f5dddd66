'use client';

import EastRounded from '@mui/icons-material/EastRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import {
  type BracketTie,
  type FixtureView,
  fromNow,
  isDecided,
  nextTies,
  type Step,
  type StepState,
  stepStates,
} from '@traip/contract/bracket';
import { useLocale, useTranslations } from 'next-intl';
import { shortDay, shortDayAndTime, timeOfDay } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import styles from './bracket-list.module.css';
import { daysOf } from './days-of.ts';
import { TieSides } from './tie-sides.tsx';
import { useBracket } from './use-bracket.ts';
import type { BracketLabels } from './use-bracket-labels.ts';
import { useTieText } from './use-tie-text.ts';

interface BracketListProps {
  readonly fixtures: readonly FixtureView[];
  /** The base path of its matches: "/m". Without it there are no links. */
  readonly matchesPath?: string | undefined;
}

/** Round by round, with only the current one expanded. */
export function BracketList({ fixtures, matchesPath }: BracketListProps) {
  const { ties, steps, labels } = useBracket(fixtures);
  const states = stepStates(steps);
  const ordered = fromNow(steps);
  const next = nextTies(ties);
  const isPreview = ties.every(({ matchId }) => matchId === null);
  return (
    <div>
      {ordered.map((step, index) => (
        <StepList
          key={step.key}
          step={step}
          labels={labels}
          matchesPath={matchesPath}
          next={next}
          state={states.get(step) ?? 'LATER'}
          isOpen={isPreview || index === 0}
        />
      ))}
    </div>
  );
}

interface StepListProps {
  readonly step: Step;
  readonly state: StepState;
  readonly labels: BracketLabels;
  readonly matchesPath: string | undefined;
  /** The tie that the winner of each advances to. */
  readonly next: ReadonlyMap<string, BracketTie>;
  readonly isOpen: boolean;
}

function StepList({ step, state, labels, matchesPath, next, isOpen }: StepListProps) {
  const pairs = [...Map.groupBy(step.ties, ({ id }) => next.get(id)).entries()];
  return (
    <details className={`${styles.step} ${state === 'NOW' ? styles.now : ''}`} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>
          <b>{labels.step(step)}</b>
          <StepFacts step={step} state={state} />
        </span>
        <ExpandMoreRounded aria-hidden="true" className={styles.arrow} />
      </summary>
      {pairs.map(([to, ties]) => (
        <div key={to?.id ?? 'last'}>
          <ul>
            {ties.map((tie) => (
              <TieRow key={tie.id} tie={tie} step={step} labels={labels} matchesPath={matchesPath} />
            ))}
          </ul>
          {to !== undefined && state !== 'OVER' && <GoesTo tie={to} name={labels.tieById(to.id)} />}
        </div>
      ))}
    </details>
  );
}

function StepFacts({ step, state }: Pick<StepListProps, 'step' | 'state'>) {
  const t = useTranslations('bracket');
  const locale = useLocale();
  const count = step.ties.length;
  const played = step.ties.filter(isDecided).length;
  const facts = [
    state === 'NOW' ? t('now') : null,
    state === 'LATER' && played === 0 ? t('tieCount', { count }) : t('played', { played, count }),
    daysOf(locale, step) || null,
  ];
  return <span className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</span>;
}

/** The tie where the winners of the ties above meet. */
function GoesTo({ tie, name }: { readonly tie: BracketTie; readonly name: string }) {
  const t = useTranslations('bracket');
  const locale = useLocale();
  return (
    <p className={styles.goesTo}>
      <EastRounded aria-hidden="true" className={styles.to} />
      <span>{t('goTo', { tie: name })}</span>
      {tie.at !== null && <span className={styles.at}>{shortDayAndTime(locale, new Date(tie.at))}</span>}
    </p>
  );
}

interface TieRowProps extends Pick<StepListProps, 'step' | 'labels' | 'matchesPath'> {
  readonly tie: BracketTie;
}

function TieRow({ tie, step, labels, matchesPath }: TieRowProps) {
  const { details, name } = useTieText(labels)(tie, step);
  // An undecided tie shows its name, because later slots refer to its winner.
  const text = [...(isDecided(tie) ? [] : [labels.tieLabel(tie, step.size)]), ...details].join(' · ');
  return (
    <li className={`${styles.tie} ${tie.isLive ? styles.live : ''}`}>
      <When tie={tie} />
      <TieSides tie={tie} labels={labels} areNamesWhole />
      {matchesPath !== undefined && tie.matchId !== null ? (
        <Link href={`${matchesPath}/${tie.matchId}`} className={`${styles.name} ${styles.link}`}>
          <span className="visually-hidden">{name}</span>
          <span aria-hidden="true">{text}</span>
        </Link>
      ) : (
        <span className={styles.name}>{text}</span>
      )}
    </li>
  );
}

function When({ tie }: { readonly tie: BracketTie }) {
  const t = useTranslations('bracket');
  const locale = useLocale();
  const at = tie.at === null ? null : new Date(tie.at);
  const isWaiting = at !== null && !tie.isLive && !isDecided(tie);
  return (
    <span className={styles.when}>
      {tie.isLive && <b className={styles.liveWord}>{t('live')}</b>}
      {isDecided(tie) && t('over')}
      {isWaiting && <b>{timeOfDay(locale, at)}</b>}
      {at !== null && <span className={styles.day}>{shortDay(locale, at)}</span>}
    </span>
  );
}
