import { type appCalls, refuse, tokenScopes } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import { logOwnAccount } from '../../platform/audit/log-own-account.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { type Connection, type ConnectionOwner, listConnections, revokeConnection } from './queries.ts';

/** Allowing an app again creates another grant: one line shows what the app can do with all of them. */
function joined(rows: readonly Connection[]) {
  const groups = Map.groupBy(rows, ({ appId, userId, organisationId }) =>
    [appId, userId, organisationId].join(' '),
  );
  return [...groups.values()].map((group) => {
    const [{ id, name, website, madeBy, organisation, connectedBy }] = group as [Connection];
    const scopes = tokenScopes.filter((scope) => group.some((one) => one.scopes.includes(scope)));
    const createdAt = new Date(Math.min(...group.map((one) => one.createdAt.getTime())));
    const lastUsedAt = new Date(Math.max(...group.map((one) => one.lastUsedAt.getTime())));
    return { id, app: { name, website, madeBy }, scopes, createdAt, lastUsedAt, organisation, connectedBy };
  });
}

export const listConnectedApps: Handler<typeof appCalls.connected> = async ({ db, caller: { userId } }) => ({
  apps: joined(await listConnections(db, { userId })).map(({ connectedBy: _, ...app }) => app),
});

export const listAppsOfOrganisation: Handler<typeof appCalls.connectedToOrganisation> = async ({
  db,
  scope,
}) => ({
  apps: joined(await listConnections(db, { scope })).map(({ organisation: _, ...app }) => app),
});

/** Undefined if there is none. */
async function endConnection(trx: Trx, owner: ConnectionOwner, { id, at }: { id: string; at: Date }) {
  const connection = (await listConnections(trx, owner)).find((one) => one.id === id);
  if (connection) await revokeConnection(trx, connection, at);
  return connection;
}

export const disconnectApp: Handler<typeof appCalls.disconnect> = (context, { params: { id } }) =>
  context.db.transaction().execute(async (trx) => {
    const { userId } = context.caller;
    const at = context.now();
    const ended = await endConnection(trx, { userId }, { id, at });
    if (!ended) return refuse('NOT_FOUND');
    const details = { name: ended.name };
    const { organisationId } = ended;
    if (organisationId === null)
      await logOwnAccount(trx, { userId, action: 'APP_DISCONNECTED', at, details });
    else {
      const subject = { subjectKind: 'ORGANISATION', subjectId: organisationId } as const;
      const scope = { organisationId, userId };
      await logAction(trx, { ...context, scope }, { ...subject, action: 'APP_DISCONNECTED', details });
    }
    return { disconnected: true as const };
  });

export const disconnectFromOrganisation: Handler<typeof appCalls.disconnectFromOrganisation> = (
  context,
  { params: { id } },
) =>
  context.db.transaction().execute(async (trx) => {
    const { scope, now } = context;
    const ended = await endConnection(trx, { scope }, { id, at: now() });
    if (!ended) return refuse('NOT_FOUND');
    const subject = { subjectKind: 'ORGANISATION', subjectId: scope.organisationId } as const;
    const details = { name: ended.name };
    await logAction(trx, context, { ...subject, action: 'APP_DISCONNECTED', details });
    return { disconnected: true as const };
  });
