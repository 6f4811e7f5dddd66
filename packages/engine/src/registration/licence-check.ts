import { isPlayable, type Licence } from './licence.ts';
import { competitionMark, type LicenceClaims } from './licence-token.ts';
import type { IsoDate } from './rules.ts';

/** A licence as the desk knew it when it was last online. */
export interface KnownLicence extends Licence {
  readonly id: string;
  readonly version: number;
  readonly number: string | null;
}

export interface CheckFacts {
  readonly competitionId: string;
  readonly licences: readonly KnownLicence[];
  /** Who is in the lineups of the match. */
  readonly lineup: readonly string[];
  readonly on: IsoDate;
}

/** What a card that was shown at the desk says, as far as can be told there. */
export type LicenceVerdict =
  | { readonly is: 'VALID'; readonly personId: string; readonly teamId: string }
  /** FORGED: nobody who may sign licences signed it. UNKNOWN: of neither team, when the desk was last online. */
  | { readonly is: 'FORGED' | 'OTHER_COMPETITION' | 'UNKNOWN' }
  | { readonly is: 'EXPIRED'; readonly personId: string | null; readonly expiredOn: IsoDate | null }
  | { readonly is: 'REVOKED' | 'NOT_APPROVED' | 'NOT_IN_LINEUP'; readonly personId: string };

/** `isGenuine` is null where the desk does not know the key: then nothing can be said about the signature. */
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
  // A code is only made while somebody may play: one of a later version knows more than the desk does.
  return claims.version > known.version ? inLineup(known, facts) : judgeLicence(known, facts);
}

/** By its number, where the code cannot be read. */
export function judgeNumber(number: string, facts: CheckFacts): LicenceVerdict {
  const wanted = plain(number);
  const same = facts.licences.filter(
    (licence) => licence.number !== null && plain(licence.number) === wanted,
  );
  const known = same.find((licence) => isPlayable(licence, facts.on)) ?? same[0];
  return known === undefined || wanted === '' ? { is: 'UNKNOWN' } : judgeLicence(known, facts);
}

/** What is known about somebody's licence without a card. */
export function judgePerson(personId: string, facts: CheckFacts): LicenceVerdict {
  const own = facts.licences.filter((licence) => licence.personId === personId);
  const known = own.find((licence) => isPlayable(licence, facts.on)) ?? own[0];
  return known === undefined ? { is: 'UNKNOWN' } : judgeLicence(known, facts);
}

function plain(number: string): string {
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
