import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://liga.example' })
  .transform(withoutTrailingSlashes);

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address like postgres://user:password@host/name',
});

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address like smtp://user:password@host:587',
});

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number');

const flag = z.stringbool({ error: 'must be true or false' });

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Every variable that Traip reads; nothing else reads the environment. The README explains each. */
export const Variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_ORIGIN: origin.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: z.string().default('loopback'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(2, 'must be 2 or more')
    .default(10),
  EMBEDDED_DATABASE: flag.default(false),
  DISK_RESERVE: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .min(0, 'must be 0 or more')
    .default(200),
  DEMO_DATA: flag.optional(),
  DEMO_LIFE: flag.default(true),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  EARLIER_AUTH_SECRETS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((secret) => secret.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().min(32, 'must have at least 32 characters each')))
    .default([]),
  BACKUP_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  EASY_PASSWORDS: flag.optional(),
  CONSENT_AGE: z.coerce
    .number({ error: 'must be an age' })
    .int('must be a whole number')
    .min(13, 'must be 13 or more')
    .max(18, 'must be 18 or less')
    .default(14),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().default('Traip <no-reply@localhost>'),
  MAIL_DELAY: z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(0, 'must be 0 or more')
    .default(120),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  LOCAL_WEBHOOKS: flag.default(false),
  S3_URL: origin.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_TAX_ID: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  OPERATOR_REGISTER: z.string().optional(),
  LEGAL_TEXTS: z.string().optional(),
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https)$/, error: 'must be an address like mailto:seguridad@liga.example' })
    .optional(),
  OFFLINE: flag.default(true),
  ANALYTICS_URL: z.url('must be the address of a script').optional(),
  WEB: z.enum(['child', 'inline', 'none'], 'must be child, inline or none').default('child'),
  WEB_ORIGIN: origin.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  OTEL_SERVICE_NAME: z.string().default('traip'),
  OTEL_TRACES_SAMPLER: z.enum(samplers, `must be ${samplers.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be 0 or more')
    .max(1, 'must be 1 or less')
    .default(1),
  PAGE_CACHE: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .min(0, 'must be 0 or more')
    .default(64),
  REQUESTS_PER_MINUTE: z.coerce
    .number({ error: 'must be a number of requests' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .default(6_000),
  LIVE_LINES: z.coerce
    .number({ error: 'must be a number of lines' })
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .default(5_000),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: origin.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_CLIENT_SECRET: z.string().optional(),
  APPLE_ISSUER: origin.default('https://appleid.apple.com'),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_ORIGIN: origin.default('https://github.com'),
  GITHUB_API_ORIGIN: origin.default('https://api.github.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ORIGIN: origin.default('https://www.facebook.com'),
  FACEBOOK_GRAPH_ORIGIN: origin.default('https://graph.facebook.com'),
});

export type Values = z.infer<typeof Variables>;

function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
