import { z } from 'zod';
import { auditAreas, auditVias } from '../audit-actions.ts';
import { Id, Instant, IsoDate } from './fields.ts';
import { pageSize, Search } from './page.ts';

/** Filters of an audit log; all of them apply. Days are in Spanish time. */
export const AuditLogFilter = z
  .object({
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    person: Id.optional(),
    area: z.enum(auditAreas).optional(),
    competition: Id.optional(),
    /** Words in the name of the subject or of the person. */
    search: Search.default(''),
  })
  .meta({ id: 'auditLogFilter' });

export const AuditLogQuery = AuditLogFilter.extend({
  limit: pageSize(50),
  /** The `nextCursor` of the page before. */
  cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

/** A person named in the log; the name is null once their account is deleted. */
const NamedPerson = z.object({ id: Id, name: z.string().nullable() });

export const AuditEntry = z
  .object({
    id: z.number(),
    at: Instant,
    via: z.enum(auditVias),
    /** Null for the platform and for scorer links. */
    person: NamedPerson.nullable(),
    /** The network that the request came from. */
    address: z.string().nullable(),
    /** Such as "Firefox, Android". */
    device: z.string().nullable(),
    subjectKind: z.string(),
    action: z.string(),
    /** What the subject was called at the time. */
    label: z.string().nullable(),
    /** The person affected. */
    about: NamedPerson.nullable(),
    competition: z.object({ id: Id, name: z.string().nullable() }).nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'auditEntry' });

export const AuditLogPage = z
  .object({ entries: z.array(AuditEntry), nextCursor: z.number().nullable() })
  .meta({ id: 'auditLogPage' });

/** The values a log can be filtered by. */
export const AuditLogChoices = z
  .object({
    people: z.array(NamedPerson),
    competitions: z.array(z.object({ id: Id, name: z.string() })),
  })
  .meta({ id: 'auditLogChoices' });
