import { sportKeys } from '@traip/engine';
import { z } from 'zod';
import { locales } from '../error-body.ts';
import { privacies } from '../permissions/index.ts';
import type { SentenceKey } from '../sentences/sentences.ts';
import { countryCodes } from './countries.ts';

/** PostgreSQL stores no NUL, and half a surrogate pair is not a character: both are refused on input. */
export const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000');

/** A shape's error message would apply to all its rules: "missing" is wrong for a text that is too long. */
const ifNoText = (missing: SentenceKey) => ({
  error: ({ code }: { readonly code: string }) => (code === 'invalid_type' ? missing : undefined),
});

/** A required line of text. */
export const text = (max: number, missing: SentenceKey = 'REQUIRED') =>
  z.string(ifNoText(missing)).trim().min(1, missing).max(max).refine(isStorable, 'TEXT_INVALID');

/** In new items, omitted fields are empty. In changes they are kept: there `.optional()` is enough. */
const orNull = <T extends z.ZodType>(shape: T) => shape.optional().transform((value) => value ?? null);

/** An optional line of text; an empty one is null. */
export const textOrNull = (max: number, tooLong?: SentenceKey) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .refine(isStorable, 'TEXT_INVALID')
    .nullable()
    .transform((value) => value || null);

/** A line of text that may be left out. */
export const optionalText = (max: number, tooLong?: SentenceKey) => orNull(textOrNull(max, tooLong));

export const Email = z
  .string('EMAIL_REQUIRED')
  .trim()
  .toLowerCase()
  .min(1, 'EMAIL_REQUIRED')
  .max(254, 'EMAIL_INVALID')
  .refine(isStorable, 'TEXT_INVALID')
  .pipe(z.email('EMAIL_INVALID'));

export const EmailOrNull = z.union([z.literal('').transform(() => null), Email]).nullable();

/** An address that may be left out. */
export const OptionalEmail = orNull(EmailOrNull);

const isWebAddress = (value: string) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
};

/** An optional web address. People write `club.es`: the protocol is added. */
export const WebsiteOrNull = z
  .string()
  .trim()
  .max(300)
  .refine(isStorable, 'TEXT_INVALID')
  .transform((value) => (value === '' || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
  .refine((value) => value === '' || isWebAddress(value), 'WEBSITE_INVALID')
  .nullable()
  .transform((value) => value || null);

export const OptionalWebsite = orNull(WebsiteOrNull);

/** Digits with the separators that people put between them. */
export const OptionalPhone = z
  .string()
  .trim()
  .max(40, 'PHONE_INVALID')
  .regex(/^$|^\+?[0-9][0-9 ()./-]{4,}$/, 'PHONE_INVALID')
  .nullish()
  .transform((value) => value || null);

export const Password = z
  .string('PASSWORD_REQUIRED')
  .min(1, 'PASSWORD_REQUIRED')
  .min(6, 'PASSWORD_TOO_SHORT')
  .max(200, 'PASSWORD_TOO_LONG');

const bornInLivingMemory = (date: string) =>
  date >= '1900-01-01' && date <= new Date().toISOString().slice(0, 10);

export const Birthday = z
  .string('BIRTHDAY_REQUIRED')
  .min(1, 'BIRTHDAY_REQUIRED')
  .pipe(z.iso.date('BIRTHDAY_INVALID').refine(bornInLivingMemory, 'BIRTHDAY_INVALID'));

const codePattern = /^[a-z0-9][a-z0-9-]{1,22}[a-z0-9]$/;

export const UserCode = z.string('USER_CODE_INVALID').trim().regex(codePattern, 'USER_CODE_INVALID');

/** The code of an organisation, a team or a Traip, which people can say aloud. */
export const Code = z.string('CODE_INVALID').trim().toLowerCase().regex(codePattern, 'CODE_INVALID');

export const Id = z.uuid('ID_INVALID');

export const FavoriteSport = z.enum(sportKeys, 'FAVORITE_SPORT_REQUIRED');

export const Country = z.enum(countryCodes, 'COUNTRY_REQUIRED');

/** A secret from an email. Only its presence is checked here: the server decides whether it is valid. */
export const MailToken = z.string('LINK_INCOMPLETE').min(1, 'LINK_INCOMPLETE').max(200, 'LINK_INCOMPLETE');

export const LocaleName = z.enum(locales);

/** Grows by one with each change; writers send the one that they have seen. */
export const Version = z.number().int().min(1);

/** A calendar day, without time or zone. */
export const IsoDate = z.iso.date('DATE_INVALID').refine((date) => date >= '0001', 'DATE_INVALID');

/** A point in time: a Date here, ISO text in UTC on the wire. */
export const Instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (iso) => new Date(iso),
  encode: (moment) => moment.toISOString(),
});

/** Who may see something from now on. If omitted, it is kept: nothing becomes public by omission. */
export const PrivacyChange = z.enum(privacies).optional();
