import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { profileCalls } from '@traip/contract';
import { createPaper } from '../../../testing/fixtures/documents.ts';
import { createPerson, createTeam } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';

describe('a consent on paper for a person with an account', () => {
  const world = openWorld();

  async function young() {
    const team = await createTeam(world, {}, 'OWNER');
    const person = await createPerson(world, { firstName: 'Noa' });
    const { db } = world.store;
    const birthday = `${world.now().getFullYear() - 16}-01-01`;
    await db.updateTable('users').set({ birthday }).where('id', '=', person.id).execute();
    return { person, ...(await createPaper(world, person.id, team.people.OWNER.id)) };
  }

  it('is in their data export', async () => {
    const { person, paperId } = await young();
    const { body } = await world.call(profileCalls.myData, {}, person);
    const { consentPapers } = body as { consentPapers: { signedBy: string; file: string }[] };
    const file = `/v1/club/persons/${person.id}/consent-papers/${paperId}/file`;
    assert.deepEqual(
      consentPapers.map((paper) => [paper.signedBy, paper.file]),
      [['Elena Ruiz', file]],
    );
  });

  it('stays on record when they delete the account, but its scan is deleted at once', async () => {
    const { person, paperId, fileKey } = await young();
    const { status } = await world.call(
      profileCalls.deleteAccount,
      { body: { userCode: person.userCode } },
      person,
    );
    assert.equal(status, 200);
    assert.equal(await world.files.get(fileKey), undefined);
    const left = world.store.db.selectFrom('consentPapers').select('fileKey').where('id', '=', paperId);
    assert.deepEqual(await left.execute(), [{ fileKey: null }]);
  });
});
