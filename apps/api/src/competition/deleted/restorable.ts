import { restorableDays } from '@traip/contract';

const period = restorableDays * 86_400_000;

/** Items deleted after this moment can be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - period);
}

export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + period);
}
