import { sql } from 'kysely';

/** An app works until it is deleted, or the organisation that registered it closes. */
export const isAppAlive = sql<boolean>`(apps.deleted_at is null and exists (select 1 from organisations as owner
  where owner.id = apps.organisation_id and owner.deleted_at is null))`;

/** What somebody let an app do holds until either of them ends it, or the app is gone. */
export const isGrantAlive = sql<boolean>`(access_tokens.grant_id is null
  or exists (select 1 from app_grants join apps on apps.id = app_grants.app_id
    where app_grants.id = access_tokens.grant_id and app_grants.revoked_at is null and ${isAppAlive}))`;
