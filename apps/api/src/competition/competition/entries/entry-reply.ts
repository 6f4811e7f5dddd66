import type { Entry, Read } from '@traip/contract';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { EntryRecord } from './queries.ts';

export function entryReply(entry: EntryRecord): Read<typeof Entry> {
  const { id, status, seed, reason, createdAt, teamId } = entry;
  return { id, team: teamInBrief({ ...entry, id: teamId }), status, seed, reason, createdAt };
}
