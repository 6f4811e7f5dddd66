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
  /** Number of licences, or of the reader's matches in a calendar or withdrawal; how many had a date. */
  readonly count?: number;
  readonly moved?: number;
  readonly hours?: number;
  readonly score?: readonly [number, number];
  /** The result of a bout that was won by a method. */
  readonly bout?: unknown;
  readonly isAssigned?: boolean;
  /** The two teams reported different results. */
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
  /** It was called, and now waits in the queue again. */
  readonly isTakenBack?: boolean;
  /** Its competition no longer has fixed times: matches are called when a court is free. */
  readonly isCalled?: boolean;
  /** It lost its date and waits for a new one. */
  readonly isPostponed?: boolean;
  /** The calendar that gave matches their dates was undone; `moved` of them have an earlier date again. */
  readonly isUndone?: boolean;
  /** What changed for a minor. */
  readonly about?: 'CONSENT' | 'CONSENT_AGE' | 'MAJORITY_SOON' | 'MAJORITY';
  readonly age?: number;
  readonly decision?: 'approve' | 'return' | 'revoke' | 'expire' | 'replace';
  /** What of a team expires soon, and on which day. */
  readonly expiring?: 'licences' | 'documents';
  readonly on?: string;
  /** Days until squads close, and when that is: milliseconds since 1970. */
  readonly days?: number;
  readonly closesAt?: number;
  /** For a race: whether its results are official, and how often they became so. */
  readonly isOfficial?: boolean;
  readonly edition?: number;
  /** The moment of a match for its followers, and which period is over. */
  readonly moment?: FollowMoment;
  readonly period?: string;
  /** The host that a webhook called, and whether the address itself responded that it is gone. */
  readonly host?: string;
  readonly isGone?: boolean;
}

export interface SentenceInput {
  readonly kind: NotificationKind;
  readonly details: Details;
  /** The name of its competition's matches. */
  readonly unit: MatchUnit;
  /** It replaced an earlier notification with other details. */
  readonly isAgain: boolean;
  /** The name of the person it is about; empty: no one, or their account is deleted. */
  readonly person: string;
  readonly isAboutReader: boolean;
}

export interface Sentence {
  readonly title: string;
  readonly text: string;
}

export type Sentences = Readonly<Record<NotificationKind, (input: SentenceInput) => Sentence>>;

export function joinParts(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
