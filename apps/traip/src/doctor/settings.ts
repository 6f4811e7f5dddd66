import { createECDH } from 'node:crypto';
import type { Config } from '../config.ts';
import { legalSettings } from '../legal-texts.ts';
import { type Check, error, type Finding, messageOf, ok, warning } from './finding.ts';

export const checkSecret: Check = ({ AUTH_SECRET, NODE_ENV }) => {
  if (AUTH_SECRET === undefined)
    return NODE_ENV === 'production' ? [] : [ok('Secret', 'generated, and stored in DATA_DIR')];
  return isRandom(AUTH_SECRET)
    ? [ok('Secret', `AUTH_SECRET has ${AUTH_SECRET.length} characters`)]
    : [
        warning(
          'Secret',
          'AUTH_SECRET can be guessed: it is repetitive, or made of words',
          'Create one with openssl rand -base64 32, and see "A new secret" in docs/operations.md.',
        ),
      ];
};

const words = /secret|password|change|example|traip|1234|abcd/i;

function isRandom(secret: string): boolean {
  return new Set(secret).size >= 12 && !words.test(secret);
}

/** Push services refuse keys that do not belong together, but only long after the start. */
export const checkPushKeys: Check = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }) => {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY)
    return [ok('Push', 'keys are generated, and stored in the database')];
  return publicKeyOf(VAPID_PRIVATE_KEY) === Buffer.from(VAPID_PUBLIC_KEY, 'base64url').toString('base64url')
    ? [ok('Push', 'the VAPID keys match')]
    : [
        error(
          'Push',
          'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair',
          'Set both from one run of npx web-push generate-vapid-keys, or leave both out.',
        ),
      ];
};

function publicKeyOf(privateKey: string): string | undefined {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey().toString('base64url');
  } catch {
    return undefined;
  }
}

const providers = ['GOOGLE', 'APPLE', 'GITHUB', 'FACEBOOK'] as const;

/** A provider with half its settings is silently left out. */
export const checkProviders: Check = (config) => {
  const halves = providers.filter(
    (name) => (config[`${name}_CLIENT_ID`] === undefined) !== (config[`${name}_CLIENT_SECRET`] === undefined),
  );
  const whole = providers.filter((name) => config[`${name}_CLIENT_ID`] && config[`${name}_CLIENT_SECRET`]);
  return [
    ...halves.map((name) =>
      warning(
        'Sign-in',
        `${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together, and one is missing: nobody can sign in with it`,
        'Set both, or neither.',
      ),
    ),
    ...(halves.length > 0
      ? []
      : [ok('Sign-in', ['password', ...whole.map((name) => name.toLowerCase())].join(', '))]),
  ];
};

export const checkLegalTexts: Check = (config) => [legalFinding(config)];

function legalFinding(config: Config): Finding {
  try {
    const { operator, replacements } = legalSettings(config);
    if (Object.keys(operator ?? {}).length === 0)
      return ok('Legal texts', 'they name no operator: for development only');
    return ok('Legal texts', replacements ? 'your own' : 'those of Traip, with your details');
  } catch (problem) {
    return error('Legal texts', messageOf(problem), 'See "Legal texts" in docs/operations.md.');
  }
}
