import { tokenScopes } from '@traip/contract';

export const oauthPaths = {
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  deviceAuthorization: '/oauth/device_authorization',
} as const;

export const deviceGrantType = 'urn:ietf:params:oauth:grant-type:device_code';

const authentication = ['none', 'client_secret_basic', 'client_secret_post'];

/** What OAuth libraries fetch first (RFC 8414). */
export function metadataOf(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/oauth/authorize`,
    token_endpoint: origin + oauthPaths.token,
    revocation_endpoint: origin + oauthPaths.revoke,
    device_authorization_endpoint: origin + oauthPaths.deviceAuthorization,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', deviceGrantType],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: authentication,
    revocation_endpoint_auth_methods_supported: authentication,
    authorization_response_iss_parameter_supported: true,
    scopes_supported: [...tokenScopes],
    service_documentation: `${origin}/en/docs/guides/sign-in-with-traip`,
  };
}
