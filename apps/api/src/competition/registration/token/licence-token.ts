import { claimsAsBytes, competitionMark, licenceToken, readLicenceToken } from '@traip/engine/registration';
import type { Database } from '../../../platform/db/schema.ts';
import { isSignedWith, type LicenceSigner } from './licence-key.ts';
import { listLicenceKeys } from './queries.ts';

interface SignedLicence {
  readonly id: string;
  readonly version: number;
  readonly competitionId: string;
  readonly validUntil: string | null;
}

const yearLength = 365 * 86_400_000;

/** The code of a licence. Without a last day it is renewed every year, when shown. */
export function issueToken(
  { keyId, sign }: LicenceSigner,
  { id: licenceId, version, competitionId, validUntil }: SignedLicence,
  now: Date,
): string {
  const nextYear = new Date(now.getTime() + yearLength).toISOString().slice(0, 10);
  const competition = competitionMark(competitionId);
  const bytes = claimsAsBytes({ keyId, licenceId, version, competition, expiresOn: validUntil ?? nextYear });
  return licenceToken(bytes, sign(bytes));
}

/** The licence of a code; null if it wasn't signed here. */
export async function licenceOfToken(db: Database, token: string): Promise<string | null> {
  const read = readLicenceToken(token);
  if (read === null) return null;
  const { claims, signed, signature } = read;
  const named = (await listLicenceKeys(db)).filter(({ id }) => id === claims.keyId);
  return named.some(({ publicKey }) => isSignedWith(publicKey, signed, signature)) ? claims.licenceId : null;
}
