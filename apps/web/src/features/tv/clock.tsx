'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { timeOfDay } from '../../i18n/formats.ts';
import styles from './tv.module.css';

/** Client-side: the server doesn't know when the page is viewed. */
export function Clock() {
  const locale = useLocale();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, 5000);
    return () => clearInterval(timer);
  }, []);
  return <time className={styles.clock}>{now === null ? '' : timeOfDay(locale, now)}</time>;
}
