import { randomUUIDv7 } from 'node:crypto';
import {
  type ConsentMethod,
  type ConsentPurpose,
  consentTexts,
  type Locale,
  type PublicName,
} from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import { decisionsOf } from './decisions.ts';
import { applyDecisions, insertConsents, listConsents } from './queries.ts';

interface ConsentSource {
  readonly personId: string;
  readonly userId: string;
  readonly how: ConsentMethod;
  readonly language: Locale;
  readonly at: Date;
  /** The form and its signer; then the account only recorded it. */
  readonly paper?: { readonly paperId: string; readonly signedBy: string };
}

type Choices = Partial<Record<ConsentPurpose, 'YES' | 'NO' | PublicName>>;

/** Records decisions and puts them in force. Returns the key of a photograph that must be deleted. */
export async function giveConsents(
  trx: Trx,
  { personId, userId, how, language, at, paper }: ConsentSource,
  choices: Choices,
): Promise<string | null> {
  const given = Object.entries(choices) as [ConsentPurpose, NonNullable<Choices[ConsentPurpose]>][];
  await insertConsents(
    trx,
    given.map(([purpose, choice]) => ({
      id: randomUUIDv7(),
      personId,
      purpose,
      choice,
      textVersion: consentTexts[purpose].version,
      language,
      how,
      givenBy: userId,
      givenAt: at,
      ...paper,
    })),
  );
  return refreshDecisions(trx, personId);
}

/** Applies the decisions in force; to be called when a decision or a guardian changes. */
export async function refreshDecisions(trx: Trx, personId: string): Promise<string | null> {
  const { PUBLIC_NAME: publicName, PHOTO } = decisionsOf(await listConsents(trx, [personId]));
  return applyDecisions(trx, personId, { publicName, showsPhoto: PHOTO === null ? null : PHOTO === 'YES' });
}
