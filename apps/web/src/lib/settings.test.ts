import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsFrom } from './settings.ts';

test('a provider is on if both its id and its secret are set', () => {
  assert.equal(settingsFrom({ GOOGLE_CLIENT_ID: 'id' }).google, null);
  assert.equal(settingsFrom({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: '' }).google, null);
  assert.deepEqual(settingsFrom({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).google, {
    clientId: 'id',
    clientSecret: 'secret',
    issuer: 'https://accounts.google.com',
  });
});

test('a provider can be replaced by our own server', () => {
  const env = {
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
    GITHUB_ORIGIN: 'http://localhost:4000',
  };
  assert.equal(settingsFrom(env).github?.origin, 'http://localhost:4000');
  assert.equal(settingsFrom(env).github?.apiOrigin, 'https://api.github.com');
  const graph = {
    FACEBOOK_CLIENT_ID: 'id',
    FACEBOOK_CLIENT_SECRET: 's',
    FACEBOOK_GRAPH_ORIGIN: 'http://localhost:5',
  };
  assert.equal(settingsFrom(graph).facebook?.apiOrigin, 'http://localhost:5');
});

test("browsers cache pages unless that's switched off, and never those of a development server", () => {
  assert.equal(settingsFrom({}).worksOffline, true);
  assert.equal(settingsFrom({ OFFLINE: 'false' }).worksOffline, false);
  assert.equal(settingsFrom({ NODE_ENV: 'development' }).worksOffline, false);
});

test('without a URL there is no analytics script', () => {
  assert.equal(settingsFrom({ ANALYTICS_URL: '' }).analyticsUrl, null);
});
