'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { timeUntil } from './time-until.ts';

interface CountdownProps {
  readonly kickOff: string;
  readonly locale: Locale;
}

/** Rendered only in the browser: the page itself is cached for a while. */
export function Countdown({ kickOff, locale }: CountdownProps) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const tick = () => setText(timeUntil(locale, kickOff, Date.now()));
    tick();
    const timer = setInterval(tick, 15_000);
    return () => clearInterval(timer);
  }, [kickOff, locale]);
  return text;
}
