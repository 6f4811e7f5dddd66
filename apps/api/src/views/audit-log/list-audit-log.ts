import type { AuditEntry, auditLogCalls, Read } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { type EntryRow, namesOf, pageOfEntries } from './queries.ts';

export const listAuditLog: Handler<typeof auditLogCalls.list> = async ({ db, scope }, { query }) => {
  const rows = await pageOfEntries(db, scope, query);
  const page = rows.slice(0, query.limit);
  const names = await namesOf(db, scope, [...new Set(page.flatMap((row) => affectedPerson(row) ?? []))]);
  const nextCursor = rows.length > page.length ? (page.at(-1)?.id ?? null) : null;
  return { entries: page.map((row) => entryReply(row, names)), nextCursor };
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The person concerned; a person acting on themselves is named already. */
function affectedPerson({ subjectKind, subjectId, details, byUser }: EntryRow): string | null {
  const id = subjectKind === 'MEMBER' ? subjectId : (details.userId ?? details.personId);
  return typeof id === 'string' && uuid.test(id) && id !== byUser ? id : null;
}

function entryReply(row: EntryRow, names: ReadonlyMap<string, string | null>): Read<typeof AuditEntry> {
  const { byUser, personName, competitionId, competitionName, ...entry } = row;
  const about = affectedPerson(row);
  return {
    ...entry,
    person: byUser === null ? null : { id: byUser, name: personName },
    // The subject of an invitation to an address is not a person yet.
    about: about === null || !names.has(about) ? null : { id: about, name: names.get(about) ?? null },
    competition: competitionId === null ? null : { id: competitionId, name: competitionName },
  };
}
