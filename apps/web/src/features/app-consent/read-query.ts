import type { appCalls, CallInput } from '@traip/contract';

export type AccessRequest = CallInput<(typeof appCalls)['checkAuthorization']>['body'];

/** The names of the standard, and ours. */
const parameters = {
  client_id: 'clientId',
  redirect_uri: 'redirectUri',
  response_type: 'responseType',
  scope: 'scope',
  state: 'state',
  code_challenge: 'codeChallenge',
  code_challenge_method: 'codeChallengeMethod',
} as const satisfies Record<string, keyof AccessRequest>;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What an app requests. Repeated parameters are ignored, since it's unclear which one is meant. */
export function readQuery(query: Query): AccessRequest {
  const entries = Object.entries(parameters).flatMap(([queryName, property]) => {
    const value = query[queryName];
    return typeof value === 'string' ? [[property, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
