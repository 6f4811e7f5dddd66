import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { retryAfterConfirmation } from './retry-after-confirmation.ts';

const refused = (code: string) => Response.json({ error: { code } }, { status: 403 });

/** A backend that refuses until the person has confirmed their identity. */
function backend(answer: boolean, code = 'CONFIRMATION_REQUIRED') {
  let isConfirmed = false;
  const sent: (RequestInit | undefined)[] = [];
  let prompts = 0;
  const send = retryAfterConfirmation(
    async (_, init) => {
      sent.push(init);
      return isConfirmed ? Response.json({ deleted: true }) : refused(code);
    },
    async () => {
      prompts++;
      isConfirmed = answer;
      return answer;
    },
  );
  return { send, sent, prompts: () => prompts };
}

describe('a sensitive call', () => {
  it('is sent again once the person has confirmed their identity', async () => {
    const { send, sent, prompts } = backend(true);
    const response = await send('/v1/club/teams/1', { method: 'DELETE', body: '{}' });
    assert.deepEqual([response.status, prompts(), sent.length], [200, 1, 2]);
    assert.deepEqual(sent[0], sent[1]);
  });

  it('stays refused if they do not', async () => {
    const { send, sent } = backend(false);
    const response = await send('/v1/club/teams/1', { method: 'DELETE' });
    assert.deepEqual([response.status, sent.length], [403, 1]);
    assert.equal(
      (await response.json()).error.code,
      'CONFIRMATION_REQUIRED',
      'the caller can still read why',
    );
  });

  it('that is refused for another reason asks for nothing', async () => {
    const { send, prompts } = backend(true, 'FORBIDDEN');
    assert.equal((await send('/v1/club/teams/1')).status, 403);
    assert.equal(prompts(), 0);
  });
});
