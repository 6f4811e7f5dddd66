import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { type Resolver, send } from './send.ts';

const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"webhook.test"}' };

describe('a message to a webhook', () => {
  const receiver = new WebhookReceiver();
  before(() => receiver.open());
  after(() => receiver.close());
  beforeEach(() => {
    receiver.received.splice(0);
    receiver.answerWith(204);
  });

  const sendTo = (url: string, resolve: Resolver = async () => [], allowsLocal = true, timeoutMs = 5000) =>
    send({ resolve, allowsLocal, timeoutMs }, url, message);

  it('arrives as JSON, with its headers', async () => {
    const outcome = await sendTo(receiver.url);
    assert.deepEqual(outcome, { problem: null, responseStatus: 204, response: '' });
    const [{ headers, body, path } = assert.fail()] = receiver.received;
    assert.deepEqual(
      [headers['content-type'], headers['webhook-id'], path, body],
      ['application/json', 'msg_1', '/hook', message.body],
    );
  });

  it('has failed if answered with an error; the beginning of the response is kept', async () => {
    receiver.answerWith(500, `\u0000${'é'.repeat(3000)}`);
    const { problem, responseStatus, response } = await sendTo(receiver.url);
    assert.deepEqual([problem, responseStatus], ['STATUS', 500]);
    assert.ok(response?.startsWith('\ufffdéé'));
    assert.ok(Buffer.byteLength(response ?? '') <= 1030 && !response?.includes('\u0000'));
  });

  it('does not follow a redirect', async () => {
    receiver.answerWith(307, '', { location: `${receiver.url}/elsewhere` });
    const { problem, responseStatus } = await sendTo(receiver.url);
    assert.deepEqual([problem, responseStatus, receiver.received.length], ['REDIRECT', 307, 1]);
  });

  it('is abandoned if there is no response', async () => {
    receiver.hang();
    assert.equal((await sendTo(receiver.url, undefined, true, 100)).problem, 'TIMEOUT');
  });

  it('is abandoned if the name never resolves', async () => {
    const never: Resolver = () => new Promise(() => undefined);
    assert.equal((await sendTo('https://club.example/', never, false, 50)).problem, 'TIMEOUT');
  });

  it('to a name without an address, or to a closed port, does not arrive', async () => {
    assert.equal((await sendTo('https://club.example/')).problem, 'UNREACHABLE');
    const failing: Resolver = () => Promise.reject(new Error('ENOTFOUND'));
    assert.equal((await sendTo('https://club.example/', failing)).problem, 'UNREACHABLE');
    assert.equal((await sendTo('http://127.0.0.1:1/')).problem, 'UNREACHABLE');
  });

  it('is not sent if the name resolves to a private address, even beside a public one', async () => {
    const resolve: Resolver = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.5', family: 4 },
    ];
    assert.equal((await sendTo('https://club.example/', resolve)).problem, 'PRIVATE_ADDRESS');
  });

  it('is not sent to this machine, nor without TLS, unless that is allowed', async () => {
    const resolve: Resolver = async () => [{ address: '127.0.0.1', family: 4 }];
    assert.equal((await sendTo(receiver.url, resolve, false)).problem, 'PRIVATE_ADDRESS');
    assert.equal((await sendTo('https://club.example/', resolve, false)).problem, 'PRIVATE_ADDRESS');
    assert.equal((await sendTo('http://club.example/', resolve, true)).problem, 'INSECURE');
    assert.equal(receiver.received.length, 0);
  });

  it('goes to the address that was checked: the name is not resolved again', async () => {
    const resolved: string[] = [];
    const resolve: Resolver = async (hostname) => {
      resolved.push(hostname);
      // The first answer is good; a second lookup would lead elsewhere.
      const address = resolved.length === 1 ? '127.0.0.1' : '169.254.169.254';
      return [{ address, family: 4 }];
    };
    const outcome = await sendTo(`http://rebinding.localhost:${receiver.port}/hook`, resolve);
    assert.deepEqual([outcome.problem, resolved], [null, ['rebinding.localhost']]);
    assert.equal(receiver.received[0]?.headers.host, `rebinding.localhost:${receiver.port}`);
    const second = await sendTo(`http://rebinding.localhost:${receiver.port}/hook`, resolve);
    assert.equal(second.problem, 'PRIVATE_ADDRESS');
  });
});
