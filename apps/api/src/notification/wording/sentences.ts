import type { NotificationKind } from '@traip/contract';
import type { MatchUnit } from '@traip/engine';
import type { FollowMoment } from '../../platform/db/follow-tables.ts';

/** The stored details of a notification; which of them are set depends on the kind. */
export interface Details {
  readonly home?: string | null;
  readonly away?: string | null;
  readonly competition?: string;
  readonly place?: string | null;
  /** Milliseconds since 1970. */
  readonly kickOff?: number | null;
  readonly was?: number | null;
  /** How many licences; for a calendar or a withdrawal: how many of the reader's matches, and how many of them had another date before. */
  readonly count?: number;
  readonly moved?: number;
  readonly hours?: number;
  readonly score?: readonly [number, number];
  /** The result of a bout that was won by a method. */
  readonly bout?: unknown;
  readonly isAssigned?: boolean;
  /** The two teams say different results. */
  readonly isDisputed?: boolean;
  readonly name?: string;
  readonly team?: string;
  readonly isAccepted?: boolean;
  readonly isUpheld?: boolean;
  readonly reason?: string | null;
  readonly matches?: number;
  readonly isCancelled?: boolean;
  /** The court to which a match is called. */
  readonly field?: string | null;
  /** It was called, and waits in the queue again. */
  readonly isTakenBack?: boolean;
  /** Its competition has no hours any more: matches are called to the court that is free. */
  readonly isCalled?: boolean;
  /** It has lost its date and waits for another. */
  readonly isPostponed?: boolean;
  /** What is new about a minor. */
  readonly about?: 'CONSENT' | 'CONSENT_AGE' | 'MAJORITY_SOON' | 'MAJORITY';
  readonly age?: number;
  readonly decision?: 'approve' | 'return' | 'revoke' | 'expire' | 'replace';
  /** What of a team ends soon, and on which day. */
  readonly expiring?: 'licences' | 'documents';
  readonly on?: string;
  /** Until squads close, and when that is: milliseconds since 1970. */
  readonly days?: number;
  readonly closesAt?: number;
  /** Of a race: whether its results are official, and for which time. */
  readonly isOfficial?: boolean;
  readonly edition?: number;
  /** What its followers are told of a match, and which period is over. */
  readonly moment?: FollowMoment;
  readonly period?: string;
  /** Whom a webhook told, and whether the address itself said that it is gone. */
  readonly host?: string;
  readonly isGone?: boolean;
}

export interface SentenceInput {
  readonly kind: NotificationKind;
  readonly details: Details;
  /** What the matches of its competition are called. */
  readonly unit: MatchUnit;
  /** It replaced an earlier notification with other details. */
  readonly isAgain: boolean;
  /** The name of the person it is about; empty: nobody, or their account is deleted. */
  readonly person: string;
  readonly isAboutReader: boolean;
}

export interface Sentence {
  readonly title: string;
  readonly text: string;
}

export type Sentences = Readonly<Record<NotificationKind, (told: SentenceInput) => Sentence>>;

export function joinParts(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
