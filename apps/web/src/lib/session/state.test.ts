import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clubSession, clubUser, organisation } from './session.sample.ts';
import {
  loginState,
  parseState,
  selectedOrganisation,
  signedOut,
  withOrganisationByCode,
  withSelectedOrganisation,
  withTokens,
  withUser,
} from './state.ts';

test('after login the first organisation is selected', () => {
  const state = loginState(clubSession());
  assert.equal(state.isAuthenticated, true);
  assert.equal(selectedOrganisation(state)?.fullOrg.orgCode, 'liga-norte');
});

test('a person without organisations has none selected', () => {
  const state = loginState(clubSession({ user: clubUser([]) }));
  assert.equal(state.selectedOrganizationId, null);
  assert.equal(selectedOrganisation(state), null);
  assert.deepEqual(parseState(JSON.stringify(state)), state);
});

test('no signed-out person has an organisation', () => {
  assert.equal(selectedOrganisation(signedOut), null);
  assert.equal(withSelectedOrganisation(signedOut, 'org-norte'), signedOut);
});

test('new tokens replace the old ones and nothing else', () => {
  const before = loginState(clubSession());
  const after = withTokens(before, { accessToken: 'a2', refreshToken: 'r2' });
  assert.deepEqual(after, { ...before, accessToken: 'a2', refreshToken: 'r2' });
});

test('tokens that arrive after signing out are dropped', () => {
  assert.equal(withTokens(signedOut, { accessToken: 'a2', refreshToken: 'r2' }), signedOut);
  assert.equal(withUser(signedOut, clubUser([])), signedOut);
});

test('a fresh profile keeps the chosen organisation while the person still belongs to it', () => {
  const chosen = withSelectedOrganisation(loginState(clubSession()), 'org-alameda');
  assert.equal(withUser(chosen, clubUser()).selectedOrganizationId, 'org-alameda');
  const left = clubUser([organisation('org-norte', 'liga-norte')]);
  assert.equal(withUser(chosen, left).selectedOrganizationId, 'org-norte');
  assert.equal(withUser(chosen, clubUser([])).selectedOrganizationId, null);
});

test("only the person's own organisations can be selected, by id or by the code in the URL", () => {
  const state = loginState(clubSession());
  const chosen = withSelectedOrganisation(state, 'org-alameda');
  assert.equal(selectedOrganisation(chosen)?.fullOrg.orgCode, 'cd-alameda');
  assert.equal(withSelectedOrganisation(chosen, 'org-alameda'), chosen);
  assert.equal(withSelectedOrganisation(state, 'org-of-somebody-else'), state);
  assert.equal(withOrganisationByCode(state, 'somebody-else'), state);
  assert.equal(withOrganisationByCode(state, 'cd-alameda').selectedOrganizationId, 'org-alameda');
  assert.equal(withOrganisationByCode(signedOut, 'cd-alameda'), signedOut);
});

test('a stored session is restored completely', () => {
  const state = loginState(clubSession());
  assert.deepEqual(parseState(JSON.stringify(state)), state);
});

test('anything in storage but a complete session counts as signed out', () => {
  const state = loginState(clubSession());
  const norte = organisation('org-norte', 'liga-norte');
  const broken = [
    null,
    '',
    'not json',
    'null',
    '[]',
    JSON.stringify({ ...state, refreshToken: '' }),
    JSON.stringify({ ...state, accessToken: null }),
    JSON.stringify({ ...state, isAuthenticated: 'yes' }),
    JSON.stringify({ ...state, user: null }),
    JSON.stringify({ ...state, user: 'lucia' }),
    ...[
      { id: '' },
      { email: 7 },
      { userOrgs: 'liga-norte' },
      { userOrgs: [...clubUser().userOrgs, null] },
      { userOrgs: [{ ...norte, orgId: '' }] },
      { userOrgs: [{ ...norte, fullOrg: null }] },
      { userOrgs: [norte, { ...norte, fullOrg: { ...norte.fullOrg, orgCode: '' } }] },
    ].map((wrong) => JSON.stringify({ ...state, user: { ...state.user, ...wrong } })),
    JSON.stringify({ ...state, selectedOrganizationId: 7 }),
  ];
  for (const text of broken) assert.equal(parseState(text), signedOut, String(text));
});
