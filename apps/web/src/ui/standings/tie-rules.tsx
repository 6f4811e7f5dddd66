import { setsOfWin } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import type { Step } from '@traip/engine/standings';
import { useLocale, useTranslations } from 'next-intl';
import { unitOf } from './criterion.ts';
import styles from './phase-standings.module.css';
import { chainOf } from './rules-of.ts';
import { criterionLabel, joinNames, type StandingsText } from './standings-text.ts';
import type { PhaseTables } from './types.ts';

interface TieRulesProps {
  readonly phase: PhaseTables;
  readonly rules: SportRules;
}

const noNames: ReadonlyMap<string, string> = new Map();

/** The tie-breakers in order, and how the lots can be verified. */
export function TieRules({ phase, rules }: TieRulesProps) {
  const t = useTranslations('standings');
  const locale = useLocale();
  const texts: StandingsText = { t, locale, unit: unitOf(rules), sets: setsOfWin(rules), names: noNames };
  const { primary, steps, policy, h2hRequireAll, untilComplete } = chainOf(rules, phase.algorithm);
  const measures = joinNames(
    texts,
    primary.map((measure) => criterionLabel(texts, `ALL.${measure}`)),
  );
  const stepLabel = (step: Step) => criterionLabel(texts, `${step.scope}.${step.metric}`);
  return (
    <details className={styles.rules}>
      <summary>{t('tieRules')}</summary>
      <p>{t('orderedBy', { measures })}</p>
      <ol>
        {steps.map((step) => (
          <li key={`${step.scope} ${step.metric}`}>
            {step.onlyIfTwo === true ? t('onlyIfTwo', { criterion: stepLabel(step) }) : stepLabel(step)}
          </li>
        ))}
      </ol>
      <p>{t(`policies.${policy}`)}</p>
      {h2hRequireAll === true && <p>{t('h2hRequireAll')}</p>}
      {untilComplete !== undefined && (
        <p>{t('untilComplete', { criteria: joinNames(texts, untilComplete.map(stepLabel)) })}</p>
      )}
      {phase.lotsSeed === null ? (
        <p>{t('lotsCommitment', { commitment: phase.lotsCommitment })}</p>
      ) : (
        <p>{t('lotsSeed', { seed: phase.lotsSeed })}</p>
      )}
    </details>
  );
}
