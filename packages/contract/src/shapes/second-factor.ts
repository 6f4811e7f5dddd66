import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { name } from './name.ts';

/** Bytes as WebAuthn writes them in JSON. */
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
    /** Left out where any passkey of this site may be used. */
    allowCredentials: z.array(CredentialDescriptor).optional(),
  })
  .meta({ id: 'passkeyRequestOptions' });

/** For `navigator.credentials.create`: make a passkey. */
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

/** What `navigator.credentials.get` gave, as `toJSON` writes it. */
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

/** What `navigator.credentials.create` gave, as `toJSON` writes it. */
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

const isOneOf = (fields: readonly string[]) => (given: object) =>
  fields.filter((field) => (given as Record<string, unknown>)[field] !== undefined).length === 1;

/** The second step of a sign-in: one of the three proofs. */
export const SecondFactor = z
  .object({ challengeId: Id, ...proofs, deviceToken: z.string().max(1000).optional() })
  .refine(isOneOf(['code', 'recoveryCode', 'passkey']), { path: ['code'], error: 'REQUIRED' })
  .meta({ id: 'secondFactorDto' });

/** A sign-in with a passkey alone: it is something one has, opened by something one knows or is. */
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

/** How the caller can confirm that it is them. Who has only a provider signs in with it again. */
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
    /** Without one it is called after the browser and its system. */
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

/** Shown once. Each of them works once, when a passkey or a code cannot be had. */
const RecoveryCodes = z.array(z.string());

export const SecondFactorState = z
  .object({
    /** A password alone does not sign in. */
    isOn: z.boolean(),
    passkeys: z.array(Passkey),
    hasAuthenticator: z.boolean(),
    recoveryCodesLeft: z.number(),
  })
  .meta({ id: 'secondFactorState' });

/** `recoveryCodes` are there if this was the first second factor. */
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

/** The names of shapes that browsers write, as WebAuthn has it: they may say more than is read here. */
export const browserShapes: ReadonlySet<string> = new Set(['usedPasskey', 'createdPasskey']);
