import { z } from 'zod';
import { consentPurposes } from '../consent-texts.ts';
import { Id, Instant, IsoDate, LocaleName } from './fields.ts';
import { guardianRelations } from './guardian-relations.ts';
import { name } from './name.ts';
import { OfPerson } from './person-document.ts';
import { publicNames } from './player.ts';

const YesOrNo = z.enum(['YES', 'NO']);

/** What is crossed on the sheet; about what it leaves out nothing was decided. */
const PaperChoices = z.object({
  PARTICIPATION: YesOrNo.optional(),
  PUBLIC_NAME: z.enum(publicNames).optional(),
  PHOTO: YesOrNo.optional(),
  CONTACT: YesOrNo.optional(),
});

export const OfPaper = OfPerson.extend({ paperId: Id });

/** A sheet that somebody signed for a minor. */
export const NewConsentPaper = z
  .object({
    signedBy: name(200, 'SIGNER_REQUIRED'),
    relation: z.enum(guardianRelations, 'SIGNER_RELATION_REQUIRED'),
    signedOn: IsoDate,
    choices: PaperChoices.refine((choices) => Object.values(choices).some(Boolean), 'REQUIRED'),
    /** Of the text on the sheet. */
    language: LocaleName,
    /** The scan in base64: a PDF, JPEG, PNG or WebP of up to 10 MB. With the rest, so that nothing is half done. */
    file: z.string('SCAN_REQUIRED').min(1, 'SCAN_REQUIRED'),
  })
  .meta({ id: 'newConsentPaper' });

/** What is taken back; left out: everything the sheet allowed. */
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
  /** What it still allows, and can be taken back. */
  allows: z.array(z.enum(consentPurposes)),
  /** Null: a consent that was taken back, or a scan whose time is over. */
  file: z.object({ type: z.string(), bytes: z.number() }).nullable(),
  /** Who received it. */
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

/** A sheet as a squad shows it. */
export const PaperInBrief = z.object({
  paperId: Id,
  signedBy: z.string(),
  relation: z.enum(guardianRelations),
  signedOn: z.iso.date(),
  hasScan: z.boolean(),
  /** False: taken back. */
  isGiven: z.boolean(),
});
