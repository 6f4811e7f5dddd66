import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, matchRoutes } from '@traip/contract';
import type { Random } from '@traip/engine/chance';
import type { SignedIn } from '../scoring/federation.ts';
import type { Fixture } from '../scoring/fixture.ts';
import type { Timing } from './timing.ts';

/** What a referee knows to be stored. */
export interface Sheet {
  readonly matchId: string;
  readonly standing: Set<string>;
  readonly undone: Set<string>;
  home: number;
  away: number;
}

interface Day {
  readonly fixture: Fixture;
  readonly random: Random;
  readonly writes: Timing;
  /** Approximate milliseconds that the match takes. */
  readonly length: number;
}

const eventsInAMatch = 12;

/** Officiates a match from its start until its result is official, and undoes some of the events. */
export async function refereeMatch(referee: SignedIn, day: Day): Promise<Sheet> {
  const { fixture, random, writes, length } = day;
  const matches = createClient(matchRoutes, { ...referee, timeout: 30_000 });
  const params = { id: fixture.matchId };
  const sheet: Sheet = {
    matchId: fixture.matchId,
    standing: new Set(),
    undone: new Set(),
    home: 0,
    away: 0,
  };
  const pauseBetween = () => pause((length / eventsInAMatch) * (0.5 + random.below(1000) / 1000));
  await pauseBetween();
  await writes.of(matches.start({ params, body: { force: true } }));
  for (let minute = 1; minute <= eventsInAMatch; minute += 1) {
    await pauseBetween();
    const isHome = random.below(2) === 0;
    const isGoal = random.below(3) > 0;
    const event = {
      matchId: fixture.matchId,
      clientEventId: randomUUID(),
      period: 1,
      minute,
      ...(isGoal ? { type: 'GOAL' as const } : { type: 'CARD' as const, kind: 'YELLOW' }),
      teamId: isHome ? fixture.homeId : fixture.awayId,
    };
    const { event: written } = await writes.of(matches.registerEvent({ body: event }));
    if (random.below(6) === 0) {
      await writes.of(matches.deleteEvent({ params: { eventId: written.id, matchId: fixture.matchId } }));
      sheet.undone.add(event.clientEventId);
    } else {
      sheet.standing.add(event.clientEventId);
      if (isGoal) sheet[isHome ? 'home' : 'away'] += 1;
    }
  }
  await writes.of(matches.finish({ params, body: {} }));
  await writes.of(matches.close({ params, body: {} }));
  return sheet;
}
