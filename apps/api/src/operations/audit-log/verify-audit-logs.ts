import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../platform/db/schema.ts';
import { findUnlinkedEntry, hasAuditLog, listHeads, listLinks } from './queries.ts';

interface Verification {
  readonly orgCode: string;
  readonly entries: number;
  /** The last hash; with a copy stored elsewhere, later tampering with anything before it can be detected. */
  readonly head: string;
  /** The first problem; null if the log is intact. */
  readonly problem: string | null;
}

type Head = Awaited<ReturnType<typeof listHeads>>[number];
type Link = Awaited<ReturnType<typeof listLinks>>[number];

const batchSize = 500;

/** Walks the chain of every organisation. `notedHeads` are earlier hashes by organisation code. */
export async function* verifyAuditLogs(
  db: Database,
  recordedHeads: ReadonlyMap<string, string> = new Map(),
): AsyncGenerator<Verification> {
  const unknown = new Set(recordedHeads.keys());
  for (const head of (await hasAuditLog(db)) ? await listHeads(db) : []) {
    unknown.delete(head.orgCode);
    yield verify(db, head, recordedHeads.get(head.orgCode));
  }
  for (const orgCode of unknown)
    yield { orgCode, entries: 0, head: '', problem: 'there is no such organisation' };
}

async function verify(db: Database, head: Head, recordedHead: string | undefined): Promise<Verification> {
  const walked = { sequence: 0, hash: '' };
  let isRecordedHeadSeen = recordedHead === undefined;
  const report = (problem: string | null) => ({
    orgCode: head.orgCode,
    entries: walked.sequence,
    head: walked.hash,
    problem,
  });
  for await (const link of linksOf(db, head.id)) {
    const problem = problemOf(link, walked, head.id);
    if (problem !== null) return report(problem);
    walked.sequence = link.sequence;
    walked.hash = link.hash;
    isRecordedHeadSeen ||= link.hash === recordedHead;
  }
  return report((await problemAtTheEnd(db, head, walked)) ?? (isRecordedHeadSeen ? null : lostHead));
}

const lostHead = 'the head noted earlier is not in the chain: its end was cut off, or it was written anew';

async function* linksOf(db: Database, organisationId: string): AsyncGenerator<Link> {
  for (let after = 0; ; ) {
    const links = await listLinks(db, organisationId, { after, limit: batchSize });
    yield* links;
    after = links.at(-1)?.sequence ?? after;
    if (links.length < batchSize) return;
  }
}

interface ChainPosition {
  readonly sequence: number;
  readonly hash: string;
}

function problemOf(link: Link, before: ChainPosition, organisationId: string): string | null {
  const { sequence, entryId, content, columns, hash } = link;
  if (sequence !== before.sequence + 1) return `number ${before.sequence + 1} is missing`;
  const name = `number ${sequence} (entry ${entryId})`;
  if (content === null) return `${name}: the entry is missing`;
  if (hash !== createHash('sha256').update(`${before.hash}\n${content}`).digest('hex'))
    return `${name}: the hash does not follow from the entry and the hash before it`;
  if (columns.organisationId !== organisationId) return `${name}: it belongs to another organisation`;
  const field = differingField(parsed(content), columns);
  return field === undefined ? null : `${name}: ${field} is not what was hashed`;
}

function parsed(content: string): Record<string, unknown> {
  try {
    return JSON.parse(content);
  } catch {
    return {};
  }
}

function differingField(content: Record<string, unknown>, columns: Record<string, unknown>) {
  const fields = Object.keys({ ...content, ...columns });
  return fields.find((field) => !isDeepStrictEqual(content[field], columns[field]));
}

async function problemAtTheEnd(db: Database, head: Head, walked: ChainPosition): Promise<string | null> {
  const [sequence, hash] = [head.sequence ?? 0, head.hash ?? ''];
  if (sequence > walked.sequence) return `number ${walked.sequence + 1} is missing`;
  if (sequence !== walked.sequence || hash !== walked.hash) return 'the head is not the end of the chain';
  const unlinked = await findUnlinkedEntry(db, head.id);
  return unlinked === undefined ? null : `entry ${unlinked} is not in the chain`;
}
