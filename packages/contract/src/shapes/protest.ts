import { matchStatuses } from '@traip/engine/match';
import { z } from 'zod';
import { Id, Instant, text } from './fields.ts';
import { TeamInBrief } from './team.ts';

/** UPHELD: the team fielded somebody who may not play. REJECTED: what was played stands. */
export const protestOutcomes = ['UPHELD', 'REJECTED'] as const;

/** Who was let play although they may not, and why they may not. */
export const ProtestedPeople = z.array(
  z.object({ playerId: Id, name: z.string(), reasons: z.array(z.string()) }),
);

/** What the organiser decided. A record: results are corrected in the match. */
export const Settlement = z.object({
  outcome: z.enum(protestOutcomes),
  reason: z.string(),
  by: z.string().nullable(),
  at: Instant,
});

const Protest = z
  .object({
    match: z.object({
      id: Id,
      state: z.enum(matchStatuses),
      kickOff: Instant.nullable(),
      home: TeamInBrief.nullable(),
      away: TeamInBrief.nullable(),
      score: z.object({ home: z.number(), away: z.number() }).nullable(),
    }),
    /** The team that plays under protest. */
    teamId: Id,
    people: ProtestedPeople,
    /** What whoever let them play wrote. */
    note: z.string().nullable(),
    openedBy: z.string().nullable(),
    openedAt: Instant,
    /** Null: still to be decided. */
    settlement: Settlement.nullable(),
  })
  .meta({ id: 'protest' });

/** Those to decide first, the oldest before the others; then what was decided, the latest first. */
export const Protests = z.object({ protests: z.array(Protest) }).meta({ id: 'protests' });

export const ProtestRuling = z
  .object({ outcome: z.enum(protestOutcomes), reason: text(300, 'REASON_REQUIRED') })
  .meta({ id: 'protestRuling' });
