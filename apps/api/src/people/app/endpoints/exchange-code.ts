import { hashSecret } from '../../../platform/authorization/secrets.ts';
import type { Exchange } from './exchange.ts';
import { issueTokens } from './issue-tokens.ts';
import { oauthError } from './oauth-error.ts';
import { lockCode, revokeGrant, setCodeUsed } from './queries.ts';

const verifier = /^[\w.~-]{43,128}$/;

/** Exchanges the code that a browser brought, once. A second use revokes everything it gave. */
export const exchangeCode: Exchange = async (trx, { app, form, at }) => {
  const { code, code_verifier: proof, redirect_uri: redirectUri } = form;
  if (code === undefined) return oauthError('invalid_request', 'code is missing');
  if (proof === undefined) return oauthError('invalid_request', 'code_verifier is missing');
  const hash = hashSecret(code);
  const found = await lockCode(trx, hash);
  if (!found || found.appId !== app.id) return oauthError('invalid_grant', 'This code is unknown');
  if (found.usedAt !== null) {
    await revokeGrant(trx, found.grantId, at);
    return oauthError('invalid_grant', 'This code was used before: what it gave is revoked');
  }
  if (found.expiresAt <= at || !found.works) return oauthError('invalid_grant', 'This code has expired');
  if (redirectUri !== undefined && redirectUri !== found.redirectUri)
    return oauthError('invalid_grant', 'redirect_uri is not the one of the authorization request');
  // A stored secret hash is computed exactly like the S256 challenge of a verifier.
  if (!verifier.test(proof) || hashSecret(proof) !== found.codeChallenge)
    return oauthError('invalid_grant', 'code_verifier does not match the code_challenge');
  await setCodeUsed(trx, hash, at);
  return issueTokens(trx, { app, grant: found, at });
};
