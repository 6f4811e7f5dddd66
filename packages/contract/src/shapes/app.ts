import { z } from 'zod';
import { tokenScopes } from '../permissions/token-scopes.ts';
import { Id, Instant, isStorable, OptionalWebsite } from './fields.ts';
import { name } from './name.ts';

/** How many apps an organisation can have, and how many addresses one app. */
export const maxApps = 20;
const maxRedirects = 10;

/** The person's own machine, where programs without a website wait for the response (RFC 8252). */
export const loopbackHosts: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];

const isRedirect = (value: string) => {
  const url = URL.parse(value);
  if (url === null || value.includes('#') || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.includes(url.hostname));
};

const Redirect = z
  .string('APP_REDIRECT_INVALID')
  .trim()
  .max(500)
  .refine(isStorable, 'TEXT_INVALID')
  .refine(isRedirect, 'APP_REDIRECT_INVALID');

export const AppChange = z
  .object({
    name: name(60),
    website: OptionalWebsite,
    redirectUris: z
      .array(Redirect)
      .max(maxRedirects)
      .transform((uris) => [...new Set(uris)]),
  })
  .meta({ id: 'appChange' });

export const NewApp = AppChange.extend({ isConfidential: z.boolean() }).meta({ id: 'newApp' });

const App = z
  .object({
    /** The `client_id`. */
    id: Id,
    name: z.string(),
    website: z.string().nullable(),
    redirectUris: z.array(z.string()),
    /** Whether it can keep a secret: a server can, an app on people’s devices cannot. */
    isConfidential: z.boolean(),
    secretHint: z.string().nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'app' });

export const Apps = z.object({ apps: z.array(App) }).meta({ id: 'apps' });

/** The only reply that shows a secret. */
export const CreatedApp = z.object({ secret: z.string().nullable(), app: App }).meta({ id: 'appMade' });

export const AppSaved = App;

const scopes = z.array(z.enum(tokenScopes));
const parameter = (max: number) => z.string().max(max).refine(isStorable, 'TEXT_INVALID').optional();

/** The parameters of an app's request (RFC 6749, 7636). */
export const AuthorizationRequest = z
  .object({
    clientId: parameter(200),
    redirectUri: parameter(2000),
    responseType: parameter(100),
    scope: parameter(500),
    state: parameter(4000),
    codeChallenge: parameter(200),
    codeChallengeMethod: parameter(20),
  })
  .meta({ id: 'authorizationRequest' });

/** On whose behalf an app will act: an organisation, or the person. */
const onBehalfOf = { organisationId: Id.nullable() };

export const Authorization = AuthorizationRequest.extend(onBehalfOf).meta({ id: 'authorization' });

const RequestingApp = z
  .object({
    name: z.string(),
    website: z.string().nullable(),
    /** The organisation that registered it. */
    madeBy: z.string(),
  })
  .meta({ id: 'askingApp' });

const requested = {
  app: RequestingApp,
  scopes,
  /** The organisations that the caller can let it act for. */
  organisations: z.array(z.object({ id: Id, name: z.string() })),
};

export const requestProblems = ['invalid_request', 'invalid_scope', 'unsupported_response_type'] as const;

export const RequestedAuthorization = z
  .object({
    ...requested,
    /** Where to send the person instead of asking: back to the app, with the reason. */
    backTo: z.string(),
    problem: z.enum(requestProblems).nullable(),
  })
  .meta({ id: 'askedAuthorization' });

export const GrantedAuthorization = z.object({ redirectTo: z.string() }).meta({ id: 'authorizationGiven' });

/** No vowels, so that no code spells a word, and no letters that look like digits (RFC 8628, 6.1). */
export const userCodeAlphabet = 'BCDFGHJKLMNPQRSTVWXZ';

/** As people type it: upper or lower case, with or without the dash. */
const DeviceCode = z
  .string('DEVICE_CODE_INVALID')
  .max(40, 'DEVICE_CODE_INVALID')
  .transform((code) => code.toUpperCase().replaceAll(/[\s-]/g, ''))
  .refine((code) => /^[BCDFGHJKLMNPQRSTVWXZ]{8}$/.test(code), 'DEVICE_CODE_INVALID');

export const DeviceQuestion = z.object({ code: DeviceCode }).meta({ id: 'deviceQuestion' });

export const DeviceAnswer = DeviceQuestion.extend(onBehalfOf).meta({ id: 'deviceAnswer' });

export const RequestedDevice = z.object(requested).meta({ id: 'askedDevice' });

const connectedApp = {
  id: Id,
  app: RequestingApp,
  scopes,
  createdAt: Instant,
  /** Precise to about a minute. */
  lastUsedAt: Instant.nullable(),
};

export const ConnectedApps = z
  .object({
    apps: z.array(
      z
        .object({
          ...connectedApp,
          /** The organisation it acts for; null: the person. */
          organisation: z.string().nullable(),
        })
        .meta({ id: 'connectedApp' }),
    ),
  })
  .meta({ id: 'connectedApps' });

export const OrganisationConnectedApps = z
  .object({
    apps: z.array(
      z
        .object({
          ...connectedApp,
          /** The person who connected it, in whose name it acts. */
          connectedBy: z.string(),
        })
        .meta({ id: 'organisationConnectedApp' }),
    ),
  })
  .meta({ id: 'organisationConnectedApps' });
