import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSigned, type SignedRequest } from './signature.ts';

/** The examples in the AWS documentation, with their signatures. */
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const credential = 'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
const host = 'examplebucket.s3.amazonaws.com';
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const day = '20130524T000000Z';

const examples: Readonly<Record<string, SignedRequest>> = {
  'a picture that is asked for': {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host,
      range: 'bytes=0-9',
      'x-amz-content-sha256': nothing,
      'x-amz-date': day,
      authorization: `${credential},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
    },
  },
  'a picture that is sent': {
    method: 'PUT',
    url: '/test%24file.text',
    headers: {
      host,
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-date': day,
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      authorization: `${credential},SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class,Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd`,
    },
  },
  'a list': {
    method: 'GET',
    url: '/?max-keys=2&prefix=J',
    headers: {
      host,
      'x-amz-content-sha256': nothing,
      'x-amz-date': day,
      authorization: `${credential},SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7`,
    },
  },
};

describe('the store of our tests', () => {
  for (const [what, request] of Object.entries(examples))
    it(`accepts ${what} as AWS signs it, and rejects any change of it`, () => {
      assert.ok(isSigned(request, secret));
      assert.ok(!isSigned(request, `${secret}.`));
      assert.ok(!isSigned({ ...request, method: 'DELETE' }, secret));
      assert.ok(!isSigned({ ...request, url: '/other' }, secret));
      assert.ok(
        !isSigned({ ...request, headers: { ...request.headers, 'x-amz-date': '20130525T000000Z' } }, secret),
      );
      assert.ok(!isSigned({ ...request, headers: { ...request.headers, authorization: undefined } }, secret));
    });
});
