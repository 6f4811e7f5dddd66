'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import styles from './countdown.module.css';
import { timeLeft } from './time-left.ts';

interface CountdownProps {
  /** The kick-off of the first match. */
  readonly target: string;
  /** When the page was rendered: used until the browser takes over. */
  readonly now: number;
  readonly label: string;
}

const minute = 60_000;

/** Changes once a minute, without screen reader announcements. */
export function Countdown({ target, now: made, label }: CountdownProps) {
  const locale = useLocale();
  const [now, setNow] = useState(made);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, minute);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(Date.parse(target), now);
  if (left.length === 0) return null;
  return (
    <div className={styles.countdown} role="timer">
      <div className={styles.cells}>
        {left.map(({ unit, value }) => (
          <span key={unit} className={styles.cell}>
            <b>{value}</b> {unitName(locale, unit, value)}
          </span>
        ))}
      </div>
      <span className={styles.label}>{label}</span>
    </div>
  );
}

/** "días", "day": the plural form of the language. */
function unitName(locale: string, unit: string, value: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.formatToParts(value).find(({ type }) => type === 'unit')?.value ?? '';
}
