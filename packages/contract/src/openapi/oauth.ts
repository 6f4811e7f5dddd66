import type { Locale } from '../error-body.ts';
import { type TokenScope, tokenScopes } from '../permissions/token-scopes.ts';
import type { Json } from './json.ts';
import type { Words } from './words/words.ts';

type Localised = Readonly<Record<Locale, string>>;

const scopeWords: Readonly<Record<TokenScope, Localised>> = {
  read: { es: 'Leer lo que no es sensible', en: 'Read what isn’t sensitive' },
  results: { es: 'Partidos, eventos, resultados, alineaciones', en: 'Matches, events, results, lineups' },
  competitions: { es: 'Competiciones, calendarios, sedes', en: 'Competitions, schedules, venues' },
  people: { es: 'Equipos, plantillas, fichas', en: 'Teams, squads, licences' },
  all: { es: 'Todo lo que puede hacer un token', en: 'Everything a token can do' },
};

/** How third-party programs get their tokens (OpenAPI has no device flow before 3.2). */
export function oauthScheme(language: Locale): Json {
  const scopes = Object.fromEntries(tokenScopes.map((scope) => [scope, scopeWords[scope][language]]));
  const tokenUrl = '/oauth/token';
  return {
    type: 'oauth2',
    description:
      language === 'es'
        ? 'OAuth 2.1 con PKCE (S256). También hay código de dispositivo: /oauth/device_authorization.'
        : 'OAuth 2.1 with PKCE (S256). There is a device flow too: /oauth/device_authorization.',
    flows: {
      authorizationCode: { authorizationUrl: '/oauth/authorize', tokenUrl, refreshUrl: tokenUrl, scopes },
    },
  };
}

const fields = {
  client_id: { es: 'El identificador de la aplicación.', en: 'The ID of the app.' },
  client_secret: {
    es: 'Su secreto, si tiene. También puede ir en la cabecera Authorization (Basic).',
    en: 'Its secret, if it has one. It can also go into the Authorization header (Basic).',
  },
  grant_type: { es: 'Qué se cambia por tokens.', en: 'What is exchanged for tokens.' },
  code: { es: 'El código con el que volvió la persona.', en: 'The code with which the person returned.' },
  code_verifier: { es: 'El secreto de PKCE.', en: 'The secret of PKCE.' },
  redirect_uri: { es: 'La dirección a la que volvió.', en: 'The address to which they returned.' },
  refresh_token: { es: 'El token de renovación.', en: 'The refresh token.' },
  device_code: { es: 'El código del dispositivo.', en: 'The code of the device.' },
  scope: { es: 'Los permisos, separados por espacios.', en: 'The scopes, with spaces between.' },
  token: { es: 'El token que se revoca.', en: 'The token to revoke.' },
  access_token: { es: 'El token de acceso.', en: 'The access token.' },
  token_type: { es: 'Siempre `Bearer`.', en: 'Always `Bearer`.' },
  expires_in: { es: 'Cuántos segundos vale.', en: 'For how many seconds it works.' },
  user_code: { es: 'Lo que enseña el dispositivo.', en: 'What the device shows.' },
  verification_uri: { es: 'Dónde se escribe.', en: 'Where to type it.' },
  verification_uri_complete: { es: 'Lo mismo, con el código puesto.', en: 'The same, with the code in it.' },
  interval: {
    es: 'Cuántos segundos esperar entre preguntas.',
    en: 'How many seconds to wait between requests.',
  },
  error: { es: 'El error, como lo llama el estándar.', en: 'The error, as the standard calls it.' },
  error_description: { es: 'Qué ha pasado, para quien programa.', en: 'What happened, for developers.' },
  issuer: { es: 'Quién da los tokens.', en: 'Who gives the tokens.' },
} as const satisfies Record<string, Localised>;

type Field = keyof typeof fields;

const numbers: readonly Field[] = ['expires_in', 'interval'];
const grantTypes = ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'];

function objectOf(names: readonly Field[], required: readonly Field[], language: Locale): Json {
  const properties = names.map((name) => [
    name,
    {
      type: numbers.includes(name) ? 'integer' : 'string',
      ...(name === 'grant_type' ? { enum: grantTypes } : {}),
      description: fields[name][language],
    },
  ]);
  return { type: 'object', required, properties: Object.fromEntries(properties) };
}

interface Endpoint {
  readonly id: 'token' | 'revoke' | 'startDevice';
  readonly path: string;
  readonly summary: string;
  readonly requestFields: readonly Field[];
  readonly needs: readonly Field[];
  readonly responseFields: readonly Field[];
}

const endpoints: readonly Endpoint[] = [
  {
    id: 'token',
    path: '/oauth/token',
    summary: 'Exchange a code, a refresh token or a device code for tokens (RFC 6749, 8628)',
    requestFields: [
      'grant_type',
      'client_id',
      'client_secret',
      'code',
      'code_verifier',
      'redirect_uri',
      'refresh_token',
      'device_code',
      'scope',
    ],
    needs: ['grant_type'],
    responseFields: ['access_token', 'token_type', 'expires_in', 'refresh_token', 'scope'],
  },
  {
    id: 'revoke',
    path: '/oauth/revoke',
    summary: 'Revoke a token; with a refresh token, all that came of it (RFC 7009)',
    requestFields: ['token', 'client_id', 'client_secret'],
    needs: ['token'],
    responseFields: [],
  },
  {
    id: 'startDevice',
    path: '/oauth/device_authorization',
    summary: 'Get a code for a device to show (RFC 8628)',
    requestFields: ['client_id', 'client_secret', 'scope'],
    needs: [],
    responseFields: [
      'device_code',
      'user_code',
      'verification_uri',
      'verification_uri_complete',
      'expires_in',
      'interval',
    ],
  },
];

/** The endpoints that OAuth libraries expect besides the calls: they take forms, with standard errors. */
export function oauthPaths(words: Words): Record<string, Json> {
  const { language } = words;
  const failed = {
    'application/json': { schema: objectOf(['error', 'error_description'], ['error'], language) },
  };
  const posts = endpoints.map(({ id, path, summary, requestFields, needs, responseFields }) => {
    const content = { 'application/json': { schema: objectOf(responseFields, responseFields, language) } };
    const post = {
      ...describedAs(id, summary, words),
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': { schema: objectOf(requestFields, needs, language) },
        },
      },
      responses: {
        200: { description: words.phrase('done'), ...(responseFields.length > 0 ? { content } : {}) },
        400: { description: fields.error[language], content: failed },
        401: { description: 'invalid_client', content: failed },
        429: { description: 'slow_down', content: failed },
      },
    };
    return [path, { post }] as const;
  });
  const found = { 'application/json': { schema: objectOf(['issuer'], ['issuer'], language) } };
  const get = {
    ...describedAs('metadata', 'Say where these endpoints are and what they can do (RFC 8414)', words),
    responses: {
      200: { description: words.phrase('done'), content: found },
      400: { description: fields.error[language] },
    },
  };
  return { ...Object.fromEntries(posts), '/.well-known/oauth-authorization-server': { get } };
}

function describedAs(id: string, summary: string, words: Words): Json {
  const operationId = `oauth.${id}`;
  return {
    operationId,
    tags: ['oauth'],
    summary: words.summaryOf(operationId, summary),
    security: [],
    parameters: [],
  };
}
