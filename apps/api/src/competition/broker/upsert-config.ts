import { randomBytes } from 'node:crypto';
import { type brokerCalls, refuse } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { partnersRefusal } from '../competition/partners-refusal.ts';
import { findPlayed, updateCompetitionRow } from '../competition/queries.ts';
import { configReply } from './config-reply.ts';
import { paramsRefusal } from './params-refusal.ts';
import { findConfig, saveConfig } from './phase/queries.ts';
import { sourcesRefusal } from './sources-refusal.ts';
import { isOver, underLock } from './under-lock.ts';

export const drawSeed = () => randomBytes(16).toString('hex');

export const upsertConfig: Handler<typeof brokerCalls.upsert> = async (context, { body }) => {
  const { scope } = context;
  const refusal = paramsRefusal(body.algorithm, body.params);
  if (refusal) return refusal;
  return underLock(context, 'competitions.manage', body, async (trx, phase) => {
    if (isOver(phase)) return refuse('PHASE_LOCKED');
    const sourceRefusal = await sourcesRefusal(trx, body);
    if (sourceRefusal) return sourceRefusal;
    const played = await findPlayed(trx, scope, body.competitionId);
    const mismatch = played && partnersRefusal(played, [body.algorithm]);
    if (mismatch) return { ...mismatch, field: 'algorithm' };
    const before = await findConfig(trx, scope.organisationId, body);
    const seed = body.seed ?? before?.seed ?? drawSeed();
    const saved = await saveConfig(trx, scope, { ...body, seed });
    await updateCompetitionRow(trx, scope, body.competitionId);
    await logAction(trx, context, {
      subjectKind: 'PHASE',
      subjectId: body.phaseId,
      competitionId: body.competitionId,
      action: 'FORMAT_SAVED',
      details: { from: before?.algorithm ?? null, to: body.algorithm },
    });
    return configReply({ ...saved, competitionId: body.competitionId });
  });
};
