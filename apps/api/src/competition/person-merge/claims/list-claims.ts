import type { personMergeCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { differencesOf } from '../pair/differences.ts';
import { listClaims } from './queries.ts';

export const claims: Handler<typeof personMergeCalls.claims> = async ({ db, scope }) => ({
  claims: (await listClaims(db, scope.teamId)).map(({ id, personId, relation, claimedAt, ...row }) => ({
    id,
    relation,
    personId,
    claimedAt,
    person: `${row.firstName} ${row.surnames}`.trim(),
    claimant: `${row.ownFirstName} ${row.ownSurnames}`.trim(),
    differs: differencesOf(row, {
      firstName: row.ownFirstName,
      surnames: row.ownSurnames,
      birthday: row.ownBirthday,
      document: row.ownDocument,
    }).filter((field) => relation === null || field === 'name'),
  })),
});
