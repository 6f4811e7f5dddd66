import { z } from 'zod';
import { organisationAbilityNames, organisationRoles, privacies } from '../permissions/index.ts';
import {
  Birthday,
  Email,
  FavoriteSport,
  Id,
  LocaleName,
  MailToken,
  Password,
  text,
  UserCode,
} from './fields.ts';
import { name } from './name.ts';
import { CreatedPasskey } from './second-factor.ts';

export const OrganisationInBrief = z
  .object({ id: z.uuid(), orgCode: z.string(), name: z.string(), avatarUrl: z.string().nullable() })
  .meta({ id: 'organisationInBrief' });

const UserOrganisation = z
  .object({
    orgId: z.uuid(),
    role: z.enum(organisationRoles),
    abilities: z.array(z.enum(organisationAbilityNames)),
    /** The organisation asks its admins for a second factor, and this one has none yet. */
    needsSecondFactor: z.boolean(),
    fullOrg: OrganisationInBrief,
  })
  .meta({ id: 'userOrg' });

/** The signed-in person, as the session keeps it. */
export const ClubUser = z
  .object({
    id: z.uuid(),
    userCode: UserCode,
    email: z.string(),
    firstName: z.string(),
    surnames: z.string(),
    birthday: z.iso.date().nullable(),
    favoriteSport: FavoriteSport.nullable(),
    locale: LocaleName,
    avatarUrl: z.string().nullable(),
    bio: z.string().nullable(),
    privacy: z.enum(privacies),
    /** False for people who have only ever signed in through a provider. */
    hasPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
    userOrgs: z.array(UserOrganisation),
  })
  .meta({ id: 'clubUser' });

export const Tokens = z
  .object({ accessToken: z.string(), refreshToken: z.string() })
  .meta({ id: 'tokensDto' });

export const Session = z
  .object({ accessToken: z.string(), refreshToken: z.string(), user: ClubUser })
  .meta({ id: 'sessionDto' });

export const Login = z
  .object({
    email: Email,
    password: Password,
    /** From an earlier sign-in on this device: failed attempts elsewhere do not hold it back. */
    deviceToken: z.string().max(1000).optional(),
  })
  .meta({ id: 'loginDto' });

export const LoginReply = Session.extend({ deviceToken: z.string() }).meta({ id: 'loginReplyDto' });

export const Refresh = z.object({ refreshToken: z.string().min(1).max(200) }).meta({ id: 'refreshDto' });

export const ForgetPassword = z
  .object({ email: Email, locale: LocaleName.optional() })
  .meta({ id: 'forgetPasswordDto' });

export const ResetPassword = z
  .object({ token: MailToken, password: Password })
  .meta({ id: 'forgetPasswordVerifyDto' });

export const Registration = z
  .object({
    email: Email,
    password: Password,
    favoriteSport: FavoriteSport,
    birthday: Birthday,
    firstName: name(80, 'FIRST_NAME_REQUIRED'),
    surnames: name(120, 'SURNAMES_REQUIRED'),
    locale: LocaleName.optional(),
  })
  .meta({ id: 'registerDto' });

/** A person's details, without how they sign in. */
export const RegistrationDetails = Registration.omit({ password: true });

/** Instead of a password: a passkey that answers the challenge. */
export const RegistrationWithPasskey = RegistrationDetails.extend({
  challengeId: Id,
  passkey: CreatedPasskey,
}).meta({ id: 'registerWithPasskeyDto' });

export const ChangeEmail = z.object({ email: Email }).meta({ id: 'changeEmailDto' });

/** With a token: verify. With an address: send the link again, that of one registration if it is named. */
export const VerifyEmail = z
  .union([
    /** Naming the registration, as only the browser that made it can, signs in at once. */
    z.object({
      token: MailToken,
      registrationId: Id.optional(),
      deviceToken: z.string().max(1000).optional(),
    }),
    z.object({ email: Email, locale: LocaleName.optional(), registrationId: Id.optional() }),
  ])
  .meta({ id: 'verifyEmailDto' });

export const oauthProviders = ['google', 'facebook', 'github', 'apple'] as const;
export type OAuthProvider = (typeof oauthProviders)[number];

const ProviderToken = z.string().min(1).max(8192);

/** Tokens from a provider after consent. The server verifies them there and trusts nothing else. */
export const OAuthLogin = z
  .object({
    provider: z.enum(oauthProviders),
    /** Google and Apple: the signed identity. */
    idToken: ProviderToken.optional(),
    /** Facebook and GitHub: the key to the identity. */
    accessToken: ProviderToken.optional(),
    /** Apple sends the name only once, outside the signed identity; left out if there is none. */
    firstName: text(80).optional(),
    surnames: text(120).optional(),
    locale: LocaleName.optional(),
  })
  .meta({ id: 'oauthLoginDto' });
