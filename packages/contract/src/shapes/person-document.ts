import { z } from 'zod';
import type { Upload } from '../call.ts';
import { Id, Instant, IsoDate, isStorable } from './fields.ts';

/** The documents that a competition can require. The photograph is the person's picture. */
export const requirableDocumentKinds = ['IDENTITY', 'PHOTO', 'MEDICAL', 'INSURANCE'] as const;

/** The kinds of documents stored for a person. */
export const personDocumentKinds = ['IDENTITY', 'MEDICAL', 'INSURANCE'] as const;
export type PersonDocumentKind = (typeof personDocumentKinds)[number];

/** A scan or a photograph of a document: by its content, whatever its name says. */
export const documentFile = {
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
  tooLarge: 'DOCUMENT_TOO_LARGE',
  unsupported: 'DOCUMENT_TYPE_UNSUPPORTED',
} as const satisfies Upload;

export const documentFileErrors = [
  'DOCUMENT_TOO_LARGE',
  'DOCUMENT_TYPE_UNSUPPORTED',
  'DOCUMENT_UNREADABLE',
] as const;

const DocumentKind = z.enum(personDocumentKinds);

export const OfPerson = z.object({ personId: Id });
export const DocumentOfPerson = z.object({ personId: Id, kind: DocumentKind });

/** An optional document number; identity numbers are stored in capitals and without separators. */
const DocumentNumber = z
  .string()
  .trim()
  .max(40)
  .refine(isStorable, 'TEXT_INVALID')
  .nullable()
  .transform((value) => value || null);

/** Treats an empty text as none, because forms send one. */
const Day = z.preprocess((value) => (value === '' ? null : value), IsoDate.nullable());

/** What is written on a document. */
export const DocumentDetails = z
  .object({
    number: DocumentNumber.default(null),
    issuedOn: Day.default(null),
    validUntil: Day.default(null),
  })
  .refine(({ issuedOn, validUntil }) => issuedOn === null || validUntil === null || issuedOn <= validUntil, {
    path: ['validUntil'],
    error: 'ENDS_BEFORE_IT_STARTS',
  })
  .meta({ id: 'documentDetails' });

export const PersonDocument = z
  .object({
    kind: DocumentKind,
    number: z.string().nullable(),
    issuedOn: z.string().nullable(),
    validUntil: z.string().nullable(),
    /** Null: only its details are known. */
    file: z.object({ type: z.string(), bytes: z.number() }).nullable(),
    updatedAt: Instant,
  })
  .meta({ id: 'personDocument' });

export const PersonDocuments = z
  .object({
    documents: z.array(PersonDocument),
    /** The kinds of documents that the caller may see. */
    kinds: z.array(DocumentKind).readonly(),
    mayChange: z.boolean(),
  })
  .meta({ id: 'personDocuments' });
