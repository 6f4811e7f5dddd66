import { z } from 'zod';
import type { SentFile } from '../call.ts';
import { LocaleName } from './fields.ts';

/** The reply of a call that returns a file, which is sent as it is. */
export const FileReply = z.custom<SentFile>();

/** Programs and links name the language in the address; the default is that of the browser. */
export const InLanguage = z.object({ locale: LocaleName.optional() });

/** A printable document. */
export const PrintQuery = InLanguage.extend({ paper: z.enum(['A4', 'A3']).default('A4') });

/** How a printed calendar is arranged. */
export const calendarLayouts = ['DAY', 'FIELD', 'TEAM'] as const;

/** How printed results are arranged. */
export const resultLayouts = ['OVERALL', 'GROUPS'] as const;
