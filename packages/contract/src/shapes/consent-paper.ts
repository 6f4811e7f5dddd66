import { z } from 'zod';
import { consentPurposes } from '../consent-texts.ts';
import { Id, Instant, IsoDate, LocaleName } from './fields.ts';
import { guardianRelations } from './guardian-relations.ts';
import { name } from './name.ts';
import { OfPerson } from './person-document.ts';
import { publicNames } from './player.ts';

const YesOrNo = z.enum(['YES', 'NO']);

/** The boxes ticked on the form; nothing was decided about the others. */
const PaperChoices = z.object({
  PARTICIPATION: YesOrNo.optional(),
  PUBLIC_NAME: z.enum(publicNames).optional(),
  PHOTO: YesOrNo.optional(),
  CONTACT: YesOrNo.optional(),
});

export const OfPaper = OfPerson.extend({ paperId: Id });

/** A form signed for a minor. */
export const NewConsentPaper = z
  .object({
    signedBy: name(200, 'SIGNER_REQUIRED'),
    relation: z.enum(guardianRelations, 'SIGNER_RELATION_REQUIRED'),
    signedOn: IsoDate,
    choices: PaperChoices.refine((choices) => Object.values(choices).some(Boolean), 'REQUIRED'),
    /** The version of the text on the form. */
    language: LocaleName,
    /** The scan in base64: a PDF, JPEG, PNG or WebP of up to 10 MB. Stored with the rest, or not at all. */
    file: z.string('SCAN_REQUIRED').min(1, 'SCAN_REQUIRED'),
  })
  .meta({ id: 'newConsentPaper' });

/** What is withdrawn; by default everything that the form allowed. */
export const PaperWithdrawal = z
  .object({
    purposes: z.array(z.enum(consentPurposes)).min(1, 'REQUIRED').max(consentPurposes.length).optional(),
  })
  .meta({ id: 'paperWithdrawal' });

const ConsentPaper = z.object({
  paperId: Id,
  signedBy: z.string(),
  relation: z.enum(guardianRelations),
  signedOn: z.iso.date(),
  language: LocaleName,
  choices: PaperChoices,
  /** Whether any of it still holds. */
  holds: z.boolean(),
  /** What it still allows, which can be withdrawn. */
  allows: z.array(z.enum(consentPurposes)),
  /** Null: the consent was withdrawn, or the scan is no longer kept. */
  file: z.object({ type: z.string(), bytes: z.number() }).nullable(),
  /** The person who recorded it. */
  recordedBy: z.string(),
  recordedAt: Instant,
});

export const ConsentPapers = z
  .object({
    /** Latest first. */
    papers: z.array(ConsentPaper),
    /** Whether the caller records and withdraws them. */
    mayRecord: z.boolean(),
  })
  .meta({ id: 'consentPapers' });

/** A signed form, as shown in a squad. */
export const PaperInBrief = z.object({
  paperId: Id,
  signedBy: z.string(),
  relation: z.enum(guardianRelations),
  signedOn: z.iso.date(),
  hasScan: z.boolean(),
  /** False: withdrawn. */
  isGiven: z.boolean(),
});
