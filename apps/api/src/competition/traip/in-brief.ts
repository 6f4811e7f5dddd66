import type { Privacy, Read, TraipInBrief } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { fileUrl } from '../../platform/files/files.ts';

interface TraipFacts {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly sportKey: SportKey;
  readonly privacy: Privacy;
  readonly avatarKey: string | null;
}

export function traipInBrief(facts: TraipFacts): Read<typeof TraipInBrief> {
  const { id, code, name, sportKey, privacy, avatarKey } = facts;
  return { id, code, name, sportKey, privacy, avatarUrl: fileUrl(avatarKey) };
}
