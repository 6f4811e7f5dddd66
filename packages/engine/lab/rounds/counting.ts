import { read } from '../../src/calendar/search/read.ts';
import type { Counters, Lists } from './counters.ts';

/** Raises and lowers counters, recording which, so that a change can be undone. */
export function counting({ min, max, exact, felt }: Counters) {
  const counts = new Int32Array(min.length);
  let log = new Int32Array(4096);
  let logged = 0;
  let total = 0;
  let feeling = 0;
  const ensureCapacity = (more: number) => {
    if (logged + more <= log.length) return;
    const longer = new Int32Array((logged + more) * 2);
    longer.set(log);
    log = longer;
  };
  return {
    begin() {
      logged = 0;
      total = 0;
      feeling = 0;
    },
    raise({ first, items }: Lists, key: number) {
      const until = read(first, key + 1);
      ensureCapacity(until - read(first, key));
      for (let at = read(first, key); at < until; at++) {
        const counter = read(items, at);
        const current = read(counts, counter);
        counts[counter] = current + 1;
        log[logged++] = counter;
        const units = current >= read(max, counter) ? 1 : current < read(min, counter) ? -1 : 0;
        if (units === 0) continue;
        total += units * (exact[counter] as number);
        feeling += units * (felt[counter] as number);
      }
    },
    lower({ first, items }: Lists, key: number) {
      const until = read(first, key + 1);
      ensureCapacity(until - read(first, key));
      for (let at = read(first, key); at < until; at++) {
        const counter = read(items, at);
        const left = read(counts, counter) - 1;
        counts[counter] = left;
        log[logged++] = ~counter;
        const units = left >= read(max, counter) ? -1 : left < read(min, counter) ? 1 : 0;
        if (units === 0) continue;
        total += units * (exact[counter] as number);
        feeling += units * (felt[counter] as number);
      }
    },
    exact: () => total,
    felt: () => feeling,
    undo() {
      for (let at = 0; at < logged; at++) {
        const counter = read(log, at);
        if (counter >= 0) counts[counter] = read(counts, counter) - 1;
        else counts[~counter] = read(counts, ~counter) + 1;
      }
    },
  };
}

export type Counting = ReturnType<typeof counting>;
