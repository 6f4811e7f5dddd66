import { useTranslations } from 'next-intl';
import styles from './pictures.module.css';

const fields = [1, 2, 3];

/** Three hours on three fields; one hour is still free. */
const hours = [
  {
    hour: '10:00',
    matches: [
      ['UR–MIR', styles.teal],
      ['SA–LOM', styles.purple],
      ['VM–AN', styles.blue],
    ],
  },
  {
    hour: '12:00',
    matches: [
      ['DEP–MON', styles.purple],
      ['RP–PA', styles.teal],
      ['', styles.free],
    ],
  },
  {
    hour: '16:30',
    matches: [
      ['GRA–RV', styles.blue],
      ['EIB–AS', styles.moved],
      ['ST–PV', styles.teal],
    ],
  },
] as const;

export function CalendarPicture() {
  const t = useTranslations('landing.pictures');
  return (
    <>
      <div className={styles.calendar}>
        <i />
        {fields.map((number) => (
          <i key={number}>{t('field', { number })}</i>
        ))}
        {hours.flatMap(({ hour, matches }) => [
          <i key={hour}>{hour}</i>,
          ...matches.map(([match, tone]) => (
            <span key={match} className={tone}>
              {match}
            </span>
          )),
        ])}
      </div>
      <p className={styles.counts}>
        <span className={styles.count}>{t('matches', { count: 182 })}</span>
        <span className={styles.clear}>{t('clashes', { count: 0 })}</span>
      </p>
    </>
  );
}
