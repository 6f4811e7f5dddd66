import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { StoredRules } from './registration-rules.ts';

/** How a phase is played, and when, as far as its matches have a date. */
const AnnouncedPhase = z.object({
  id: Id,
  params: z.record(z.string(), z.json()),
  firstKickOff: Instant.nullable(),
  lastKickOff: Instant.nullable(),
});

/** A venue with the fields that are used. */
const AnnouncedVenue = z.object({
  id: Id,
  name: z.string(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  fields: z.array(z.string()),
});

/** What people ask before a competition starts: when, where, how, with whom, and whom to contact. */
export const Announcement = z
  .object({
    phases: z.array(AnnouncedPhase),
    venues: z.array(AnnouncedVenue),
    /** Null if no squads are registered. */
    squads: StoredRules.pick({
      minPlayers: true,
      maxPlayers: true,
      opensAt: true,
      closesAt: true,
      ageFrom: true,
      ageTo: true,
      referenceDate: true,
      byBirthYear: true,
    }).nullable(),
    contactEmail: z.string().nullable(),
  })
  .meta({ id: 'announcement' });
