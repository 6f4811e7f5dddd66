import { isPlayable, type Licence } from './licence.ts';
import { competitionMark, type LicenceClaims } from './licence-token.ts';
import type { IsoDate } from './rules.ts';

/** A licence as of the desk’s last time online. */
export interface KnownLicence extends Licence {
  readonly id: string;
  readonly version: number;
  readonly number: string | null;
}

export interface CheckFacts {
  readonly competitionId: string;
  readonly licences: readonly KnownLicence[];
  /** The people in the lineups of the match. */
  readonly lineup: readonly string[];
  readonly on: IsoDate;
}

/** The verdict on a card shown at the desk, as far as it can be determined there. */
export type LicenceVerdict =
  | { readonly is: 'VALID'; readonly personId: string; readonly teamId: string }
  /** FORGED: not signed with a licence key. UNKNOWN: in neither team when the desk was last online. */
  | { readonly is: 'FORGED' | 'OTHER_COMPETITION' | 'UNKNOWN' }
  | { readonly is: 'EXPIRED'; readonly personId: string | null; readonly expiredOn: IsoDate | null }
  | { readonly is: 'REVOKED' | 'NOT_APPROVED' | 'NOT_IN_LINEUP'; readonly personId: string };

/** `isGenuine` is null if the desk does not know the key, so the signature cannot be verified. */
export function judgeToken(
  claims: LicenceClaims,
  isGenuine: boolean | null,
  facts: CheckFacts,
): LicenceVerdict {
  if (isGenuine === false) return { is: 'FORGED' };
  if (claims.competition !== competitionMark(facts.competitionId)) return { is: 'OTHER_COMPETITION' };
  const known = facts.licences.find(({ id }) => id === claims.licenceId);
  if (claims.expiresOn < facts.on)
    return { is: 'EXPIRED', personId: known?.personId ?? null, expiredOn: claims.expiresOn };
  if (known === undefined || isGenuine === null) return { is: 'UNKNOWN' };
  // Codes are only issued to eligible people: one with a later version is newer than the desk’s data.
  return claims.version > known.version ? inLineup(known, facts) : judgeLicence(known, facts);
}

/** Checks a licence by number, if the code cannot be read. */
export function judgeNumber(number: string, facts: CheckFacts): LicenceVerdict {
  const normalised = normalise(number);
  const same = facts.licences.filter(
    (licence) => licence.number !== null && normalise(licence.number) === normalised,
  );
  const known = same.find((licence) => isPlayable(licence, facts.on)) ?? same[0];
  return known === undefined || normalised === '' ? { is: 'UNKNOWN' } : judgeLicence(known, facts);
}

/** Checks a person’s licence without a card. */
export function judgePerson(personId: string, facts: CheckFacts): LicenceVerdict {
  const own = facts.licences.filter((licence) => licence.personId === personId);
  const known = own.find((licence) => isPlayable(licence, facts.on)) ?? own[0];
  return known === undefined ? { is: 'UNKNOWN' } : judgeLicence(known, facts);
}

function normalise(number: string): string {
  return number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

function judgeLicence(licence: KnownLicence, facts: CheckFacts): LicenceVerdict {
  const { state, personId, validUntil = null } = licence;
  if (isPlayable(licence, facts.on)) return inLineup(licence, facts);
  if (state === 'REVOKED' || state === 'REPLACED') return { is: 'REVOKED', personId };
  const isOver = state === 'EXPIRED' || (validUntil !== null && validUntil < facts.on);
  return isOver ? { is: 'EXPIRED', personId, expiredOn: validUntil } : { is: 'NOT_APPROVED', personId };
}

function inLineup({ personId, teamId }: KnownLicence, { lineup }: CheckFacts): LicenceVerdict {
  return lineup.includes(personId) ? { is: 'VALID', personId, teamId } : { is: 'NOT_IN_LINEUP', personId };
}
