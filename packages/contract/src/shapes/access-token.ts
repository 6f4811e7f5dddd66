import { z } from 'zod';
import { tokenRoles, tokenScopes } from '../permissions/token-scopes.ts';
import { Id, Instant } from './fields.ts';
import { name } from './name.ts';

/** The choices for how many days a token works. */
export const tokenDays = [30, 90, 365] as const;

const TokenScopes = z
  .array(z.enum(tokenScopes))
  .min(1, 'SCOPE_REQUIRED')
  .max(tokenScopes.length)
  .transform((scopes) => tokenScopes.filter((scope) => scopes.includes(scope)));

const newToken = {
  name: name(60),
  scopes: TokenScopes,
  days: z.literal(tokenDays),
};

export const NewAccessToken = z.object(newToken).meta({ id: 'newAccessToken' });

export const NewOrganisationToken = z
  .object({ ...newToken, role: z.enum(tokenRoles) })
  .meta({ id: 'newOrganisationToken' });

const accessToken = {
  id: Id,
  name: z.string(),
  /** How it begins and ends, to tell it from others. */
  hint: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: Instant,
  expiresAt: Instant,
  /** Precise to about a minute. */
  lastUsedAt: Instant.nullable(),
};

const AccessToken = z.object(accessToken).meta({ id: 'accessToken' });

const OrganisationToken = z
  .object({
    ...accessToken,
    role: z.enum(tokenRoles),
    /** Its creator, in whose name it acts. */
    madeBy: z.string(),
    /** Whether it still works: only while its creator belongs to the organisation. */
    works: z.boolean(),
  })
  .meta({ id: 'organisationToken' });

export const AccessTokens = z.object({ tokens: z.array(AccessToken) }).meta({ id: 'accessTokens' });

export const OrganisationTokens = z
  .object({ tokens: z.array(OrganisationToken) })
  .meta({ id: 'organisationTokens' });

/** The only reply that shows the token itself. */
export const CreatedAccessToken = z
  .object({ secret: z.string(), token: AccessToken })
  .meta({ id: 'accessTokenMade' });
