export const reasons = {
  unknown: 'signIn',
  oauthSignin: 'signIn',
  oauthCallback: 'signIn',
  callback: 'signIn',
  accountNotLinked: 'signIn',
  oauthCreateAccount: 'register',
  emailCreateAccount: 'register',
  emailSignin: 'signIn',
  credentials: 'reset',
  sessionRequired: 'signIn',
  accessDenied: 'signIn',
  verification: 'signIn',
  configuration: 'home',
  missingRoute: 'home',
  missingSecret: 'home',
  missingAuthorize: 'signIn',
  missingAdapter: 'signIn',
  missingAdapterMethods: 'signIn',
  unsupportedStrategy: 'signIn',
  invalidCallbackUrl: 'signIn',
  providerEmailUnverified: 'register',
  providerUnavailable: 'signIn',
  tooManyRequests: 'signIn',
  emailNotVerified: 'signIn',
  secondFactorRequired: 'signIn',
} as const;

type Reason = keyof typeof reasons;
export type NextAction = (typeof reasons)[Reason];

/** Every error name the authentication service, or we, may report. */
export const reasonByName = {
  // The error names of the authentication service…
  UnknownError: 'unknown',
  OAuthCallbackError: 'oauthCallback',
  AccountNotLinkedError: 'accountNotLinked',
  MissingAPIRouteError: 'missingRoute',
  MissingSecretError: 'missingSecret',
  MissingAuthorizeError: 'missingAuthorize',
  MissingAdapterError: 'missingAdapter',
  MissingAdapterMethodsError: 'missingAdapterMethods',
  UnsupportedStrategyError: 'unsupportedStrategy',
  InvalidCallbackUrl: 'invalidCallbackUrl',
  // …their codes…
  NO_SECRET: 'missingSecret',
  CALLBACK_CREDENTIALS_HANDLER_ERROR: 'missingAuthorize',
  EMAIL_REQUIRES_ADAPTER_ERROR: 'missingAdapter',
  MISSING_ADAPTER_METHODS_ERROR: 'missingAdapterMethods',
  CALLBACK_CREDENTIALS_JWT_ERROR: 'unsupportedStrategy',
  INVALID_CALLBACK_URL_ERROR: 'invalidCallbackUrl',
  // …what it puts into the URL…
  Configuration: 'configuration',
  AccessDenied: 'accessDenied',
  Verification: 'verification',
  OAuthSignin: 'oauthSignin',
  OAuthCallback: 'oauthCallback',
  OAuthCreateAccount: 'oauthCreateAccount',
  EmailCreateAccount: 'emailCreateAccount',
  Callback: 'callback',
  OAuthAccountNotLinked: 'accountNotLinked',
  EmailSignin: 'emailSignin',
  CredentialsSignin: 'credentials',
  SessionRequired: 'sessionRequired',
  Default: 'unknown',
  // …and our own.
  ProviderEmailUnverified: 'providerEmailUnverified',
  ProviderUnavailable: 'providerUnavailable',
  TooManyRequests: 'tooManyRequests',
  EmailNotVerified: 'emailNotVerified',
  SecondFactorRequired: 'secondFactorRequired',
} as const satisfies Record<string, Reason>;

type AuthErrorName = keyof typeof reasonByName;

/** Unknown names are not repeated to the reader. */
export function knownName(name: string): AuthErrorName {
  return Object.hasOwn(reasonByName, name) ? (name as AuthErrorName) : 'UnknownError';
}
