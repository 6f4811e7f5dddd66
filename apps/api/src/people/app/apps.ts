import { randomUUIDv7 } from 'node:crypto';
import { type appCalls, maxApps, refuse } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import { hintOf, newTokenSecret } from '../../platform/authorization/token-secret.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { changeApp, countApps, insertApp, listApps } from './queries.ts';

const subjectOf = ({ organisationId }: OrganisationScope) =>
  ({ subjectKind: 'ORGANISATION', subjectId: organisationId }) as const;

export const listOrganisationApps: Handler<typeof appCalls.list> = async ({ db, scope }) => ({
  apps: await listApps(db, scope),
});

/** The secret itself leaves with the reply and is not stored. */
function newAppSecret() {
  const secret = newTokenSecret('app');
  return { secret, stored: { secretHash: hashSecret(secret), secretHint: hintOf(secret) } };
}

export const createApp: Handler<typeof appCalls.create> = (context, { body }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope, now } = context;
    if ((await countApps(trx, scope)) >= maxApps) return refuse('TOO_MANY_APPS');
    const { isConfidential, redirectUris, ...facts } = body;
    const { secret, stored } = newAppSecret();
    const app = { id: randomUUIDv7(), ...facts, createdAt: now() };
    await insertApp(trx, {
      ...app,
      ...(isConfidential ? stored : { secretHash: null, secretHint: null }),
      organisationId: scope.organisationId,
      redirectUris: JSON.stringify(redirectUris),
      deletedAt: null,
    });
    const details = { name: app.name };
    await logAction(trx, context, { ...subjectOf(scope), action: 'APP_CREATED', details });
    const secretHint = isConfidential ? stored.secretHint : null;
    return {
      secret: isConfidential ? secret : null,
      app: { ...app, redirectUris, isConfidential, secretHint },
    };
  });

export const updateApp: Handler<typeof appCalls.update> = (context, { params, body }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    const change = { ...body, redirectUris: JSON.stringify(body.redirectUris) };
    const app = await changeApp(trx, scope, { id: params.id, change });
    if (!app) return refuse('NOT_FOUND');
    const details = { name: app.name };
    await logAction(trx, context, { ...subjectOf(scope), action: 'APP_UPDATED', details });
    return app;
  });

export const rotateAppSecret: Handler<typeof appCalls.rotateSecret> = (context, { params: { id } }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    const current = (await listApps(trx, scope)).find((app) => app.id === id);
    if (!current) return refuse('NOT_FOUND');
    if (!current.isConfidential) return refuse('APP_HAS_NO_SECRET');
    const { secret, stored } = newAppSecret();
    const app = await changeApp(trx, scope, { id, change: stored });
    if (!app) return refuse('NOT_FOUND');
    const details = { name: app.name };
    await logAction(trx, context, { ...subjectOf(scope), action: 'APP_SECRET_ROTATED', details });
    return { secret, app };
  });

/** All its grants end with it: every token is looked up together with its app. */
export const deleteApp: Handler<typeof appCalls.delete> = (context, { params: { id } }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope, now } = context;
    const app = await changeApp(trx, scope, { id, change: { deletedAt: now() } });
    if (!app) return refuse('NOT_FOUND');
    const details = { name: app.name };
    await logAction(trx, context, { ...subjectOf(scope), action: 'APP_DELETED', details });
    return { deleted: true as const };
  });
