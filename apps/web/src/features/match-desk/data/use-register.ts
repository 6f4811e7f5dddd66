'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { EventToSend } from '../queue/queue.ts';
import { useDeskContext } from './desk-context.tsx';
import { isAccepted } from './local-match.ts';

type EventInput = Omit<EventToSend, 'clientEventId' | 'minute' | 'second' | 'at'>;

/** By the match clock. */
export interface Moment {
  readonly minute: number;
  readonly second: number;
}

/** Registers an event: it counts at once, and is sent when online. */
export function useRegister(): (input: EventInput, at?: Moment, playerName?: string | null) => void {
  const t = useTranslations('matchDesk');
  const toast = useToast();
  const { match, rules, unit, clockOffset, register } = useDeskContext();
  return (input, at = { minute: 0, second: 0 }, playerName = null) => {
    const { minute, second } = at;
    const isPeriod = input.type === 'START' || input.type === 'END';
    const event: EventToSend = {
      ...input,
      clientEventId: newId(),
      minute,
      second,
      ...(isPeriod ? { at: new Date(Date.now() + clockOffset).toISOString() } : {}),
    };
    if (!isAccepted(match, event, rules)) return toast(t('notTaken', { unit }), 'error');
    register(event, playerName);
  };
}

/** `randomUUID` needs a secure context. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
