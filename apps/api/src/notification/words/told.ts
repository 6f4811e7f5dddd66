import type { NotificationKind } from '@traip/contract';

/** What was told, as it is kept; which of these there are follows from the kind. */
export interface Details {
  readonly home?: string | null;
  readonly away?: string | null;
  readonly competition?: string;
  readonly place?: string | null;
  /** Milliseconds since 1970. */
  readonly kickOff?: number | null;
  readonly was?: number | null;
  /** Of a calendar, or of a team that left: how many of the reader's matches, and how many of them had another date before. */
  readonly count?: number;
  readonly moved?: number;
  readonly hours?: number;
  readonly score?: readonly [number, number];
  readonly isAssigned?: boolean;
  readonly name?: string;
  readonly team?: string;
  readonly isAccepted?: boolean;
  readonly reason?: string | null;
  readonly matches?: number;
  readonly isCancelled?: boolean;
}

/** Something that was told, with what its sentence needs to know. */
export interface Told {
  readonly kind: NotificationKind;
  readonly details: Details;
  /** It had been told before, and is different now. */
  readonly isAgain: boolean;
  /** Whom it is about; empty: nobody, or nobody who is still there. */
  readonly person: string;
  readonly isAboutReader: boolean;
}

export interface Sentence {
  readonly title: string;
  readonly text: string;
}

export type Wording = Readonly<Record<NotificationKind, (told: Told) => Sentence>>;

/** What there is to say of it, one after the other. */
export function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
