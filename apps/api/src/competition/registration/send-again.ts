import { type licenceCalls, refuse } from '@traip/contract';
import { moveLicence } from '@traip/engine/registration';
import { isGuardianOf, lockPersonShared } from '../../people/team/people/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { lockCompetition } from '../competition/queries.ts';
import { findInTeam } from './card/queries.ts';
import { logLicences } from './decision/log-licences.ts';
import { saveLicences } from './licences/queries.ts';
import { standingsOf } from './list/standings.ts';
import { cardsOfCaller } from './my-licences.ts';
import { findRuleFacts } from './rules/queries.ts';
import { findOpenEntry } from './squad/queries.ts';
import { isComplete } from './squad/standing.ts';

/** The licence's person can send it again after a return, like their club. */
export const sendAgain: Handler<typeof licenceCalls.sendAgain> = (context, { params: { id }, body }) =>
  withTransaction(context.db, async (trx) => {
    const { userId } = context.caller;
    if (!(await lockPersonShared(trx, userId))) return refuse('UNAUTHORIZED');
    const licence = await findOwnLicence(trx, id, userId);
    if (!licence) return refuse('NOT_FOUND');
    const { competitionId } = licence;
    const rules = (await findRuleFacts(trx, licence, competitionId))?.registrationRules;
    if (!rules) return refuse('REGISTRATION_NOT_ASKED');
    const at = context.now();
    const on = dayInMadrid(at);
    if (licence.state !== 'RETURNED') return refuse('LICENCE_NOT_RETURNED');
    const moved = moveLicence(licence, { action: 'submit', by: 'CLUB', on }, rules);
    if ('breach' in moved) return refuse('LICENCE_NOT_RETURNED');
    const standing = (await standingsOf(trx, licence, competitionId, { rows: [licence], on }))(licence);
    if (!isComplete(standing)) return refuse('LICENCE_INCOMPLETE', { details: { ...standing } });
    await saveLicences(trx, [
      { ...moved, reason: null, reply: body.reply, submittedBy: userId, submittedAt: at },
    ]);
    await logLicences(trx, [moved], { action: 'LICENCES_SUBMITTED', by: userId, at });
    return cardsOfCaller(trx, context);
  });

/** Locks the competition before reading the licence, because an organiser may be deciding about it. */
async function findOwnLicence(trx: Trx, id: string, userId: string) {
  const known = await findInTeam(trx, id);
  if (!known || !(known.personId === userId || (await isGuardianOf(trx, userId, known.personId))))
    return undefined;
  const competition = await lockCompetition(trx, known, known.competitionId);
  const entry = await findOpenEntry(trx, known);
  return competition && entry ? findInTeam(trx, id) : undefined;
}
