import { sportKeys } from '@traip/engine';
import { z } from 'zod';
import { locales } from '../errors.ts';
import type { SentenceKey } from '../problems.ts';

/** PostgreSQL stores no NUL, and half a surrogate pair is not a character: both are refused at the door. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000');

/** A line of text that must say something. */
export const text = (max: number, missing: SentenceKey = 'REQUIRED') =>
  z.string(missing).trim().min(1, missing).max(max).refine(isStorable, 'TEXT_INVALID');

export const Email = z
  .string('EMAIL_REQUIRED')
  .trim()
  .toLowerCase()
  .min(1, 'EMAIL_REQUIRED')
  .max(254, 'EMAIL_INVALID')
  .refine(isStorable, 'TEXT_INVALID')
  .pipe(z.email('EMAIL_INVALID'));

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

export const UserCode = z
  .string('USER_CODE_INVALID')
  .trim()
  .regex(/^[a-z0-9][a-z0-9-]{1,22}[a-z0-9]$/, 'USER_CODE_INVALID');

export const FavoriteSport = z.enum(sportKeys, 'FAVORITE_SPORT_REQUIRED');

/** A secret that came by mail. Only its presence is checked here: whether it is good is the server's to say. */
export const MailToken = z.string('LINK_INCOMPLETE').min(1, 'LINK_INCOMPLETE').max(200, 'LINK_INCOMPLETE');

export const LocaleName = z.enum(locales);
