import { z } from 'zod';
import type { SentFile } from '../call.ts';
import { LocaleName } from './fields.ts';

/** What a call answers whose reply is a file: it is sent as it is. */
export const FileReply = z.custom<SentFile>();

/** Programs and links say their language in the address; who says nothing has that of their browser. */
export const InLanguage = z.object({ locale: LocaleName.optional() });

/** A document for a printer. */
export const OnPaper = InLanguage.extend({ paper: z.enum(['A4', 'A3']).default('A4') });

/** How a printed calendar is arranged. */
export const calendarLayouts = ['DAY', 'FIELD', 'TEAM'] as const;

/** How printed results are arranged. */
export const resultLayouts = ['OVERALL', 'GROUPS'] as const;
