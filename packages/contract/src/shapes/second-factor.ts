import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { name } from './name.ts';

/** Bytes in WebAuthn's JSON encoding. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

const CredentialDescriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** For `navigator.credentials.get`: use a passkey. */
export const PasskeyRequest = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.enum(['required', 'preferred', 'discouraged']),
    /** Omitted if any passkey of this site may be used. */
    allowCredentials: z.array(CredentialDescriptor).optional(),
  })
  .meta({ id: 'passkeyRequestOptions' });

/** For `navigator.credentials.create`: create a passkey. */
export const PasskeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(CredentialDescriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'passkeyCreationOptions' });

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.object({}).default({}),
};

/** The result of `navigator.credentials.get`, encoded by `toJSON`. */
export const UsedPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: bytes(200).nullish(),
    }),
  })
  .meta({ id: 'usedPasskey' });

/** The result of `navigator.credentials.create`, encoded by `toJSON`. */
export const CreatedPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(16_000),
      transports: z
        .array(
          z
            .string()
            .max(20)
            .regex(/^[a-z-]+$/),
        )
        .max(10)
        .optional(),
    }),
  })
  .meta({ id: 'createdPasskey' });

/** Six digits; people may write a space between them. */
const AuthenticatorCode = z
  .string()
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'CODE_OF_SIX_DIGITS'));

const RecoveryCode = z.string().trim().min(1, 'REQUIRED').max(40);

const proofs = {
  code: AuthenticatorCode.optional(),
  recoveryCode: RecoveryCode.optional(),
  passkey: UsedPasskey.optional(),
};

const isOneOf = (fields: readonly string[]) => (input: object) =>
  fields.filter((field) => (input as Record<string, unknown>)[field] !== undefined).length === 1;

/** The second step of a sign-in: one of the three proofs. */
export const SecondFactor = z
  .object({ challengeId: Id, ...proofs, deviceToken: z.string().max(1000).optional() })
  .refine(isOneOf(['code', 'recoveryCode', 'passkey']), { path: ['code'], error: 'REQUIRED' })
  .meta({ id: 'secondFactorDto' });

/** A sign-in with only a passkey: something people have, unlocked by something they know or are. */
export const PasskeyLogin = z
  .object({ challengeId: Id, passkey: UsedPasskey, deviceToken: z.string().max(1000).optional() })
  .meta({ id: 'passkeyLoginDto' });

/** One proof that the person at the screen is the owner of the account; a passkey answers a challenge. */
export const Confirmation = z
  .object({
    challengeId: Id.optional(),
    password: z.string().min(1, 'PASSWORD_REQUIRED').max(200).optional(),
    ...proofs,
  })
  .refine(isOneOf(['password', 'code', 'recoveryCode', 'passkey']), { path: ['password'], error: 'REQUIRED' })
  .meta({ id: 'confirmationDto' });

const confirmationMethods = ['password', 'code', 'recovery-code', 'passkey'] as const;
export type ConfirmationMethod = (typeof confirmationMethods)[number];

/** How the caller can confirm their identity. People with only a provider sign in with it again. */
export const ConfirmationOptions = z
  .object({
    challengeId: Id,
    methods: z.array(z.enum(confirmationMethods)),
    passkey: PasskeyRequest.nullable(),
  })
  .meta({ id: 'confirmationOptions' });

export const PasskeyChallenge = z
  .object({ challengeId: Id, options: PasskeyRequest })
  .meta({ id: 'passkeyChallenge' });

export const NewPasskeyChallenge = z
  .object({ challengeId: Id, options: PasskeyCreation })
  .meta({ id: 'newPasskeyChallenge' });

const PasskeyName = name(60);

export const NewPasskey = z
  .object({
    challengeId: Id,
    /** By default named after the browser and its system. */
    name: PasskeyName.optional(),
    passkey: CreatedPasskey,
  })
  .meta({ id: 'newPasskeyDto' });

export const PasskeyChange = z.object({ name: PasskeyName }).meta({ id: 'passkeyDto' });

const Passkey = z
  .object({
    id: Id,
    name: z.string(),
    createdAt: Instant,
    usedAt: Instant.nullable(),
    /** Also on the owner's other devices, through their vendor's account. */
    isSynced: z.boolean(),
  })
  .meta({ id: 'passkey' });

/** Shown once. Each works once, if a passkey or a code is not available. */
const RecoveryCodes = z.array(z.string());

export const SecondFactorState = z
  .object({
    /** A password alone is not enough to sign in. */
    isOn: z.boolean(),
    passkeys: z.array(Passkey),
    hasAuthenticator: z.boolean(),
    recoveryCodesLeft: z.number(),
  })
  .meta({ id: 'secondFactorState' });

/** `recoveryCodes` are present if this was the first second factor. */
export const SecondFactorAdded = z
  .object({ state: SecondFactorState, recoveryCodes: RecoveryCodes.nullable() })
  .meta({ id: 'secondFactorAdded' });

export const NewRecoveryCodes = z.object({ recoveryCodes: RecoveryCodes }).meta({ id: 'newRecoveryCodes' });

/** For an authenticator app: as a QR code, or typed by hand. */
export const NewAuthenticator = z
  .object({ uri: z.string(), secret: z.string() })
  .meta({ id: 'newAuthenticator' });

export const AuthenticatorConfirmation = z
  .object({ code: AuthenticatorCode })
  .meta({ id: 'authenticatorConfirmationDto' });

/** Shapes written by browsers, as defined by WebAuthn: they may have more fields than are read here. */
export const browserShapes: ReadonlySet<string> = new Set(['usedPasskey', 'createdPasskey']);
