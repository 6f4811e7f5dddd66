import { randomUUIDv7 } from 'node:crypto';
import { type appCalls, isRefusal, refuse } from '@traip/contract';
import { hashSecret, newSecret } from '../../platform/authorization/secrets.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from '../auth/limits.ts';
import { allowApp } from './allow-app.ts';
import { answerTo, type RequestedAccess, readRequest } from './authorization-request.ts';
import { insertCode } from './endpoints/queries.ts';
import { listOrganisationsToActFor } from './queries.ts';

/** How long the app has to exchange a code: its server does so at once. */
const codeSeconds = 60;

export const checkAuthorization: Handler<typeof appCalls.checkAuthorization> = async (context, { body }) => {
  const limited = await countAttempt(context, 'app-question', body.clientId ?? '');
  if (limited) return limited;
  const requested = await readRequest(context, body);
  if (isRefusal(requested)) return requested;
  const { app, redirectUri, scopes, problem } = requested;
  const { name, website, madeBy } = app;
  const { db, caller } = context;
  return {
    app: { name, website, madeBy },
    scopes: [...scopes],
    organisations: await listOrganisationsToActFor(db, caller.userId),
    problem,
    backTo: answerTo(redirectUri, context, { error: problem ?? 'access_denied', state: body.state }),
  };
};

export const authorizeApp: Handler<typeof appCalls.authorize> = async (context, { body }) => {
  const limited = await countAttempt(context, 'app-answer', context.caller.userId);
  if (limited) return limited;
  const { organisationId, ...request } = body;
  const requested = await readRequest(context, request);
  if (isRefusal(requested)) return requested;
  if (requested.problem !== null) return refuse('APP_REQUEST_INVALID');
  return context.db.transaction().execute(async (trx) => {
    const grantId = randomUUIDv7();
    const refused = await allowApp(trx, context, { ...requested, grantId, organisationId });
    if (refused) return refused;
    const code = await createCode(trx, { ...requested, grantId, at: context.now() });
    return { redirectTo: answerTo(requested.redirectUri, context, { code, state: request.state }) };
  });
};

type Coded = Pick<RequestedAccess, 'redirectUri' | 'codeChallenge'> & {
  readonly grantId: string;
  readonly at: Date;
};

async function createCode(trx: Trx, { grantId, redirectUri, codeChallenge, at }: Coded): Promise<string> {
  const code = newSecret();
  const expiresAt = new Date(at.getTime() + codeSeconds * 1000);
  const hash = hashSecret(code);
  await insertCode(trx, { hash, grantId, redirectUri, codeChallenge, expiresAt, usedAt: null });
  return code;
}
