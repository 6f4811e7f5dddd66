'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import { matchUnit } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDayInSentence, calendarDayWithWeekday } from '../../../i18n/formats.ts';
import { addDays } from '../../../ui/date/month-days.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { groundOf } from '../draft/ground.ts';
import { paceOf } from '../draft/quick-draft.ts';
import { contactsIn } from '../draft/to-form.ts';
import type { Wizard } from '../state/use-wizard.ts';
import styles from './timetable-card.module.css';
import type { PreviewMatch, TimetablePreview } from './timetable-preview.ts';
import { useMatchLabels } from './use-match-labels.ts';

interface TimetableCardProps {
  readonly wizard: Wizard;
  readonly preview: TimetablePreview | null;
}

/** The resulting timetable, updated while typing. */
export function TimetableCard({ wizard, preview }: TimetableCardProps) {
  const t = useTranslations('competitionWizard.quick');
  return (
    <section className={styles.card} aria-label={t('preview')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('preview')}</h2>
        <Figures wizard={wizard} preview={preview} />
      </div>
      {wizard.draft.calendar.isCalled && preview !== null && (
        <p className={styles.nothing}>{t('calledText')}</p>
      )}
      {preview === null || preview.matches.length === 0 ? (
        <p className={styles.nothing}>{t('nothingYet')}</p>
      ) : (
        <>
          {paceOf(wizard.draft) === 'PACKED' ? (
            <DayGrid wizard={wizard} preview={preview} />
          ) : (
            <Rounds wizard={wizard} preview={preview} />
          )}
          <Overflow wizard={wizard} preview={preview} />
          <QualityPoints wizard={wizard} preview={preview} />
        </>
      )}
    </section>
  );
}

function Figures({ wizard: { draft, variant }, preview }: TimetableCardProps) {
  const t = useTranslations('competitionWizard.quick');
  const locale = useLocale();
  const last = preview?.matches.at(-1);
  const end = preview?.end ?? last?.time ?? '';
  // Late matches may end on the next day.
  const lastDay = last === undefined ? '' : end < last.time ? addDays(last.day, 1) : last.day;
  const figures = [
    { value: preview?.matches.length ?? 0, unit: t('units.matches', { unit: matchUnit(variant) }) },
    { value: draft.calendar.fields, unit: t('units.fields', { ground: groundOf(variant) }) },
    paceOf(draft) === 'PACKED' && preview?.quality.days === 1
      ? { value: last?.time ?? '–', unit: t('units.last', { unit: matchUnit(variant) }) }
      : { value: preview?.quality.days ?? 0, unit: t('units.days') },
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ value, unit }) => (
          <div key={unit} className={styles.figure}>
            <dt className={styles.unit}>{unit}</dt>
            <dd className={styles.number}>{value}</dd>
          </div>
        ))}
      </dl>
      {last !== undefined && (
        <p className={styles.until}>
          {t('until', { day: calendarDayInSentence(locale, lastDay), time: end })}
        </p>
      )}
    </>
  );
}

/** Matches that don't fit are always shown. */
function Overflow({ wizard, preview }: { readonly wizard: Wizard; readonly preview: TimetablePreview }) {
  const t = useTranslations('competitionWizard.quick');
  const locale = useLocale();
  const { later, unplaced } = preview.quality;
  const last = preview.matches.at(-1);
  const isLater = paceOf(wizard.draft) === 'PACKED' && later > 0 && last !== undefined;
  if (!isLater && unplaced === 0) return null;
  return (
    <div className={styles.overflow}>
      {isLater && (
        <Notice tone="warning">
          {t('later', { count: later, day: calendarDayInSentence(locale, last.day) })}
        </Notice>
      )}
      {unplaced > 0 && <Notice tone="error">{t('unplaced', { count: unplaced })}</Notice>}
    </div>
  );
}

const rowsShown = 14;

/** The first day, a row per kick-off and a column per field. */
function DayGrid({ wizard, preview }: { readonly wizard: Wizard; readonly preview: TimetablePreview }) {
  const t = useTranslations('competitionWizard.quick');
  const { fields } = wizard.draft.calendar;
  const ground = groundOf(wizard.variant);
  const [first] = preview.matches;
  const today = preview.matches.filter(({ day }) => day === first?.day);
  const times = [...new Set(today.map(({ time }) => time))].sort();
  const columns = Array.from({ length: fields }, (_, field) => field);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many fields are scrolled with the keyboard
    <section className={styles.scroll} aria-label={t('firstDayGrid')} tabIndex={0}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th className={styles.time}>
              <span className="visually-hidden">{t('hour')}</span>
            </th>
            {columns.map((field) => (
              <th key={field} scope="col" className={styles.field}>
                {t('field', { ground, number: field + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.slice(0, rowsShown).map((time) => (
            <tr key={time}>
              <th scope="row" className={styles.time}>
                {time}
              </th>
              {columns.map((field) => (
                <td key={field}>
                  <Cell match={today.find((match) => match.time === time && match.field === field)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {times.length > rowsShown && (
        <p className={styles.more}>{t('moreHours', { count: times.length - rowsShown })}</p>
      )}
    </section>
  );
}

function Cell({ match }: { readonly match: PreviewMatch | undefined }) {
  const labels = useMatchLabels();
  if (match === undefined) return null;
  return (
    <span className={styles.match} data-round={match.round.kind} data-final={isFinal(match)}>
      <b>{labels.round(match.round)}</b>
      <span>
        {labels.side(match.home)} – {labels.side(match.away)}
      </span>
    </span>
  );
}

const isFinal = ({ round }: PreviewMatch) => round.kind === 'knockout' && round.size === 1;

const roundsShown = 6;

/** Round by round, week after week. */
function Rounds({ wizard, preview }: { readonly wizard: Wizard; readonly preview: TimetablePreview }) {
  const t = useTranslations('competitionWizard.quick');
  const ground = groundOf(wizard.variant);
  const locale = useLocale();
  const labels = useMatchLabels();
  const rounds = [...Map.groupBy(preview.matches, ({ number }) => number).values()];
  return (
    <ol className={styles.rounds}>
      {rounds.slice(0, roundsShown).map((matches) => {
        const [first] = matches;
        if (first === undefined) return null;
        return (
          <li key={first.id} className={styles.round}>
            <b>
              {first.round.kind === 'group'
                ? t('round', { number: first.number })
                : labels.round(first.round)}{' '}
              · {calendarDayWithWeekday(locale, first.day)}
            </b>
            {matches.map((match) => (
              <span key={match.id} className={styles.line}>
                <span className={styles.hour}>{match.time}</span>
                <span className={styles.sides}>
                  {labels.side(match.home)} – {labels.side(match.away)}
                </span>
                <span className={styles.where}>{t('field', { ground, number: match.field + 1 })}</span>
              </span>
            ))}
          </li>
        );
      })}
      {rounds.length > roundsShown && (
        <li className={styles.more}>{t('moreRounds', { count: rounds.length - roundsShown })}</li>
      )}
    </ol>
  );
}

function QualityPoints({
  wizard,
  preview: { quality },
}: {
  readonly wizard: Wizard;
  readonly preview: TimetablePreview;
}) {
  const t = useTranslations('competitionWizard.quick.merits');
  const isPacked = paceOf(wizard.draft) === 'PACKED';
  const kind = wizard.competitors;
  const unit = matchUnit(wizard.variant);
  const points = isPacked
    ? [
        quality.inARow === 0 ? t('rested', { unit }) : t('inARow', { count: quality.inARow, unit }),
        ...(quality.longestWait > 0 ? [t('longestWait', { minutes: quality.longestWait })] : []),
      ]
    : [t('oncePerRound', { kind }), t('hoursShared', { kind })];
  const { teams, invitesContacts } = wizard.draft;
  const invitations = invitesContacts ? contactsIn(teams) : 0;
  if (invitations > 0) points.push(t('invitations', { count: invitations }));
  return (
    <ul className={styles.merits}>
      {points.map((merit) => (
        <li key={merit}>
          <CheckRounded aria-hidden="true" sx={{ fontSize: 18 }} />
          {merit}
        </li>
      ))}
    </ul>
  );
}
