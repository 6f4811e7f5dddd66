import { matchStatuses } from '@traip/engine/match';
import { z } from 'zod';
import { Id, Instant, text } from './fields.ts';
import { TeamInBrief } from './team.ts';

/** UPHELD: the team fielded an ineligible player. REJECTED: the match stands as played. */
export const protestOutcomes = ['UPHELD', 'REJECTED'] as const;

/** The ineligible players who were allowed to play, and why they are ineligible. */
export const ProtestedPeople = z.array(
  z.object({ playerId: Id, name: z.string(), reasons: z.array(z.string()) }),
);

/** The organiser's decision. Only a record: results are corrected in the match. */
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
    /** The note of the person who let them play. */
    note: z.string().nullable(),
    openedBy: z.string().nullable(),
    openedAt: Instant,
    /** Null: still to be decided. */
    settlement: Settlement.nullable(),
  })
  .meta({ id: 'protest' });

/** Undecided protests first, oldest first; then decided ones, latest first. */
export const Protests = z.object({ protests: z.array(Protest) }).meta({ id: 'protests' });

export const ProtestRuling = z
  .object({ outcome: z.enum(protestOutcomes), reason: text(300, 'REASON_REQUIRED') })
  .meta({ id: 'protestRuling' });
