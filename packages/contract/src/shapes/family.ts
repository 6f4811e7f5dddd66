import { z } from 'zod';
import { consentMethods, consentPurposes, consentTexts } from '../consent-texts.ts';
import { Birthday, Id, Instant, LocaleName, Version } from './fields.ts';
import { guardianRelations } from './guardian-relations.ts';
import { name } from './name.ts';
import { personGenders, publicNames } from './player.ts';
import { TeamInBrief } from './team.ts';

const Relation = z.enum(guardianRelations, 'RELATION_REQUIRED');
const YesOrNo = z.enum(['YES', 'NO']);

/** The decisions of a guardian; a child takes part only with the first. */
const Choices = z.object({
  PARTICIPATION: YesOrNo,
  PUBLIC_NAME: z.enum(publicNames).default('SHORT'),
  PHOTO: YesOrNo.default('NO'),
  CONTACT: YesOrNo.default('YES'),
});

const child = {
  firstName: name(80, 'FIRST_NAME_REQUIRED'),
  surnames: name(120, 'SURNAMES_REQUIRED'),
  birthday: Birthday,
  gender: z.enum(personGenders).nullish(),
};

export const NewChild = z
  .object({
    ...child,
    relation: Relation,
    consents: Choices,
    /** The language in which the texts were read. */
    language: LocaleName,
  })
  .meta({ id: 'newChildDto' });

export const ChildChange = z
  .object({ ...z.object(child).partial().shape, relation: Relation.optional(), version: Version })
  .meta({ id: 'childChangeDto' });

export const ConsentChange = z
  .object({ purpose: z.enum(consentPurposes), choice: z.string(), language: LocaleName })
  .refine(({ purpose, choice }) => (consentTexts[purpose].choices as readonly string[]).includes(choice), {
    path: ['choice'],
    error: 'REQUIRED',
  })
  .meta({ id: 'consentChangeDto' });

/** Which text someone agreed to, when and how. */
const ConsentRecord = z.object({
  purpose: z.enum(consentPurposes),
  choice: z.enum(['YES', 'NO', ...publicNames]),
  textVersion: z.string(),
  language: LocaleName,
  how: z.enum(consentMethods),
  /** The person who decided. */
  by: z.string(),
  at: Instant,
});

/** What is in force. If guardians differ, it is no; null: no one has decided. */
const Decisions = z.object({
  PARTICIPATION: YesOrNo.nullable(),
  PUBLIC_NAME: z.enum(publicNames),
  PHOTO: YesOrNo.nullable(),
  CONTACT: YesOrNo.nullable(),
});

/** The decisions of an account holder about their own data, and those others made for them. */
export const OwnConsents = z
  .object({
    consents: Decisions,
    /** A private account shows an initial at most, whatever was chosen. */
    isPrivate: z.boolean(),
    /** The guardians of the caller. */
    guardians: z.array(z.string()),
    /** Latest first. */
    records: z.array(ConsentRecord),
  })
  .meta({ id: 'ownConsents' });

export const Child = z
  .object({
    personId: Id,
    firstName: z.string(),
    surnames: z.string(),
    birthday: z.iso.date().nullable(),
    age: z.number().nullable(),
    gender: z.enum(personGenders).nullable(),
    photoUrl: z.string().nullable(),
    relation: z.enum(guardianRelations),
    teams: z.array(TeamInBrief),
    consents: Decisions,
    /** Latest first. */
    records: z.array(ConsentRecord),
    otherGuardians: z.array(z.string()),
    version: z.number(),
  })
  .meta({ id: 'child' });

export const Family = z.object({ children: z.array(Child) }).meta({ id: 'family' });
