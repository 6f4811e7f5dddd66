'use client';

import { useLocale, useTranslations } from 'next-intl';
import { calendarDayWithWeekday } from '../../../i18n/formats.ts';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import type { Neighbour, Outcome } from '../data/use-calendar.ts';
import styles from './plan.module.css';
import { useRuleLabels, type Violation } from './use-rule-labels.ts';

type RuleLabels = ReturnType<typeof useRuleLabels>;

interface ProblemsProps {
  readonly outcome: Outcome;
  /** Matches of other competitions that are in the way. */
  readonly neighbours: readonly Neighbour[];
}

/** Unplaced matches and why; then the rules and wishes that the calendar violates. */
export function Problems({ outcome, neighbours }: ProblemsProps) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const labels = useRuleLabels(outcome.matches, neighbours);
  const { explanations, offences, offenceCount, unplaced } = outcome;
  if (explanations.length === 0 && offences.length === 0)
    return <EmptyState title={t('noProblems')}>{t('noProblemsText', { unit })}</EmptyState>;
  return (
    <>
      {explanations.length > 0 && (
        <>
          <h3 className={styles.listTitle}>{t('withoutPlace')}</h3>
          <ul>
            {explanations.map((explanation) => (
              <Unplaced key={explanation.matchId} explanation={explanation} labels={labels} />
            ))}
          </ul>
          {explanations.length < unplaced && (
            <p className={styles.inset}>{t('onlyFirst', { shown: explanations.length, count: unplaced })}</p>
          )}
        </>
      )}
      {offences.length > 0 && (
        <>
          <h3 className={styles.listTitle}>{t('broken', { count: offenceCount })}</h3>
          <Offences offences={offences} labels={labels} />
          {offences.length < offenceCount && <p className={styles.inset}>{t('onlyDearest')}</p>}
        </>
      )}
    </>
  );
}

interface UnplacedProps {
  readonly explanation: Outcome['explanations'][number];
  readonly labels: RuleLabels;
}

function Unplaced({ explanation: { matchId, conflict, cheapest }, labels }: UnplacedProps) {
  const t = useTranslations('competitionCalendar');
  const locale = useLocale();
  return (
    <li className={styles.problem}>
      <b className={styles.problemTitle}>
        {labels.match(matchId)}{' '}
        <span className={styles.quiet}>{t('roundShort', { round: labels.round(matchId) })}</span>
      </b>
      <ul className={styles.reasons}>
        {[...new Set(conflict.map(labels.rule))].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {cheapest !== null && (
        <p className={styles.wayOut}>
          {t('wayOut', {
            day: calendarDayWithWeekday(locale, cheapest.day),
            time: cheapest.time,
            place: `${cheapest.venue.name} · ${cheapest.field.name}`,
          })}{' '}
          {[...new Set(cheapest.relax.map(labels.rule))].join(' ')}
        </p>
      )}
    </li>
  );
}

/** Grouped by rule: hard rules first, then the most expensive wishes. */
function Offences({
  offences,
  labels,
}: {
  readonly offences: readonly Violation[];
  readonly labels: RuleLabels;
}) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const groups = [...Map.groupBy(offences, ({ kind }) => kind)];
  return (
    <div className={styles.groups}>
      {groups.map(([kind, own]) => (
        <details key={kind} className={styles.group} open={own[0]?.isHard}>
          <summary>
            <b>{t(`kinds.${kind}`, { unit })}</b>
            <span className={styles.quiet}>
              {t(own[0]?.isHard ? 'hardCount' : 'wishCount', { count: own.length })}
            </span>
          </summary>
          <ul>
            {own.map((offence) => (
              <li key={`${offence.day} ${offence.team?.id} ${offence.matchIds.join(' ')}`}>
                {labels.offence(offence)}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
