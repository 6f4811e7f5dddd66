import { daysUntil } from '../../i18n/days-until.ts';

const minute = 60_000;

interface Soon {
  readonly key: 'now' | 'minutes' | 'today' | 'tomorrow' | 'days';
  readonly count: number;
}

/** "En 25 min", "Hoy, en 3 h", "Mañana, en 22 h", "En 4 días". */
export function howSoon(kickOff: Date, now: Date): Soon {
  const minutes = Math.ceil((kickOff.getTime() - now.getTime()) / minute);
  if (minutes <= 0) return { key: 'now', count: 0 };
  if (minutes < 60) return { key: 'minutes', count: minutes };
  const days = daysUntil(kickOff, now);
  const hours = Math.floor(minutes / 60);
  if (days === 0) return { key: 'today', count: hours };
  return days === 1 ? { key: 'tomorrow', count: hours } : { key: 'days', count: days };
}
