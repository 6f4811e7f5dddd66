/** A standard OAuth error (RFC 6749, 5.2; 8628, 3.5). */
export interface OauthError {
  readonly error:
    | 'invalid_request'
    | 'invalid_client'
    | 'invalid_grant'
    | 'invalid_scope'
    | 'unsupported_grant_type'
    | 'authorization_pending'
    | 'slow_down'
    | 'access_denied'
    | 'expired_token'
    | 'temporarily_unavailable'
    | 'server_error';
  /** For the developers of the app. */
  readonly error_description: string;
}

export function oauthError(error: OauthError['error'], description: string): OauthError {
  return { error, error_description: description };
}

export function isOauthError(answer: object): answer is OauthError {
  return 'error' in answer;
}

export function statusOf({ error }: OauthError): number {
  if (error === 'invalid_client') return 401;
  if (error === 'server_error') return 500;
  return error === 'temporarily_unavailable' ? 503 : 400;
}
